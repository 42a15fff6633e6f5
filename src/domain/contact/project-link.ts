/** The service that does what a case study of a category shows. */
const SERVICE_OF: Readonly<Record<string, string>> = {
  'Wind Energy': 'micro-turbines',
  'Solar Energy': 'solar',
  'Heat Pumps': 'heat-pumps',
};

/** The contact page, with what a case study suggests to ask for. */
export function projectLink({ title, category }: { title: string; category: string }): string {
  const service = SERVICE_OF[category];
  const query = new URLSearchParams({ ...(service && { service }), project: title });
  return `/contact?${query.toString()}`;
}
