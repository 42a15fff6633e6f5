/** What the map names, and the end of each name that stands at the place, where the whole map is seen. */
export const MAP_PLACES = [
  { name: 'Stornoway', latitude: 58.208, longitude: -6.385, anchor: 'start' },
  { name: 'Tarbert', latitude: 57.899, longitude: -6.803, anchor: 'start' },
  { name: 'Lochmaddy', latitude: 57.603, longitude: -7.163, anchor: 'start' },
  { name: 'Balivanich', latitude: 57.472, longitude: -7.378, anchor: 'end' },
  { name: 'Lochboisdale', latitude: 57.153, longitude: -7.306, anchor: 'start' },
  { name: 'Castlebay', latitude: 56.955, longitude: -7.487, anchor: 'end' },
  { name: 'Uig', latitude: 57.587, longitude: -6.37, anchor: 'start' },
  { name: 'Portree', latitude: 57.413, longitude: -6.196, anchor: 'start' },
  { name: 'Mallaig', latitude: 57.006, longitude: -5.828, anchor: 'start' },
  { name: 'Ullapool', latitude: 57.895, longitude: -5.156, anchor: 'end' },
  { name: 'Oban', latitude: 56.415, longitude: -5.471, anchor: 'end' },
];
