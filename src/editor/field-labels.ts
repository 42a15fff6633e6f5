/** Labels of fields whose names do not explain them. */
const LABELS: Readonly<Record<string, string>> = {
  aliases: 'Further addresses',
  batteryProduct: 'Battery by name',
  calendarUrl: 'Calendar of bookings',
  featured: 'Shown at length',
  guests: 'Most guests',
  hidden: 'Retired',
  href: 'Address',
  imageAlt: 'Picture in words',
  imageDescription: 'Picture in words',
  imageSrc: 'Picture',
  imageUrl: 'Picture',
  isPlaceholder: 'Still an example',
  landscape: 'Wide picture',
  longDescription: 'Longer text',
  order: 'Place in lists',
  rating: 'Guest rating',
  specifications: 'Technical facts',
  sustainabilityFeatures: 'What makes it green',
  updated: 'Words changed on',
};

/** The label of a field: "Challenge" for `challenge`. */
export const labelOf = (name: string): string =>
  LABELS[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

/** The place of a problem in the form's words: "Sections 2, Title" for `sections[1].title`. */
export const labelOfPath = (path: string): string =>
  path
    .split('.')
    .map((part) => {
      const [, name = part, index] = /^(.*?)(?:\[(\d+)\])?$/.exec(part) ?? [];
      return index === undefined ? labelOf(name) : `${labelOf(name)} ${Number(index) + 1}`;
    })
    .join(', ');
