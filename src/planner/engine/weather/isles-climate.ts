/**
 * Monthly means of the Western Isles, January first: SAP 2012, Appendix U, region 18, tables U1, U2 and U3, read from
 * public transcriptions that agree.
 */
export const ISLES_CLIMATE = {
  /** °C. */
  temperatureC: [5.2, 5.0, 5.8, 7.6, 9.7, 11.8, 13.4, 13.6, 12.1, 9.6, 7.3, 5.2],
  /** At 10 m, m/s. */
  windMs: [8.3, 8.4, 7.9, 6.6, 6.1, 6.1, 5.6, 5.6, 6.3, 7.3, 7.7, 7.5],
  /** Global radiation on the flat, W/m². */
  radiationWm2: [16, 41, 87, 155, 205, 206, 185, 148, 101, 51, 21, 11],
} as const;

/** South Uist, °N and °E. */
export const ISLES_PLACE = { latitude: 57.2, longitude: -7.3 } as const;

/** Where the weather was measured, °N. */
export const MALIN_HEAD_LATITUDE = 55.372;
