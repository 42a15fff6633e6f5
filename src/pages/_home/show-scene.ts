import { extraterrestrialOnFlat, ISLES_PLACE, sunAt } from '../../planner/engine/weather/sun.ts';

/** Wind in which the drawing's animations run as drawn, m/s. */
const USUAL_WIND_MS = 8;
/** The sun's elevation at the end of dusk, as a sine. */
const NIGHT = -0.07;
/** The share of the sun outside the atmosphere that a clear day has. */
const CLEAREST = 0.72;

/**
 * Shows an hour in the home page's landscape.
 * @param hour of the model weather year in UTC
 * @param windMs at 10 m
 * @param dayWm2 mean global radiation of its day on the flat
 */
export function showScene(hero: HTMLElement, hour: number, windMs: number, dayWm2: number): void {
  const { east, up } = sunAt(hour + 0.5, ISLES_PLACE);
  const day = Math.floor(hour / 24);
  const clear = dayWm2 / extraterrestrialOnFlat(day, ISLES_PLACE.latitude) / CLEAREST;
  const cloud = Math.min(1, Math.max(0, 1 - clear));
  const force = Math.min(2.5, windMs / USUAL_WIND_MS);
  hero.classList.toggle('at-night', up < NIGHT);
  const values = {
    '--sun-x': (0.5 - east / 2).toFixed(3),
    // Higher than it is at first, so that a winter's sun is above the hills.
    '--sun-y': (Math.sign(up) * Math.sqrt(Math.abs(up))).toFixed(3),
    '--glow': Math.max(0, 1 - Math.abs(up + 0.02) / 0.2).toFixed(2),
    '--cloud': cloud.toFixed(2),
    '--rain': Math.max(0, (cloud - 0.7) / 0.3).toFixed(2),
    '--force': force.toFixed(2),
  };
  for (const [name, value] of Object.entries(values)) hero.style.setProperty(name, value);
  for (const image of hero.querySelectorAll('.scene img')) {
    for (const animation of image.getAnimations()) animation.updatePlaybackRate(force);
  }
}
