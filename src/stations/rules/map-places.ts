/** @param anchor the end of its name that stands at the place, where the whole map is seen */
const place = (name: string, latitude: number, longitude: number, anchor: 'start' | 'end') => ({
  name,
  latitude,
  longitude,
  anchor,
});

/** What the map names. */
export const MAP_PLACES = [
  place('Stornoway', 58.208, -6.385, 'start'),
  place('Tarbert', 57.899, -6.803, 'start'),
  place('Lochmaddy', 57.603, -7.163, 'start'),
  place('Balivanich', 57.472, -7.378, 'end'),
  place('Lochboisdale', 57.153, -7.306, 'start'),
  place('Castlebay', 56.955, -7.487, 'end'),
  place('Uig', 57.587, -6.37, 'start'),
  place('Portree', 57.413, -6.196, 'start'),
  place('Mallaig', 57.006, -5.828, 'start'),
  place('Ullapool', 57.895, -5.156, 'end'),
  place('Oban', 56.415, -5.471, 'end'),
];
