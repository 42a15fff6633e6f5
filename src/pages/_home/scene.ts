import { ISLES_COORDINATES, sunAt } from '../../planner/engine/weather/sun.ts';

/** Steps of the daily means in the page: finer ones would look the same. */
export const SCENE_WIND_STEP_MS = 2;
export const SCENE_CLOUD_STEP = 0.2;

/** Wind in which the drawing's animations run as drawn, m/s. */
const TYPICAL_WIND_MS = 8;
/** Sine of the sun's elevation at the end of dusk. */
const NIGHT = -0.07;

/**
 * Finds the home page's landscape.
 * @returns a function that shows an hour of the model weather year, UTC, in it: with this wind, m/s at 10 m, and the cloud
 * of its day, where 0 is clear and 1 overcast
 */
export function openScene(hero: HTMLElement) {
  const all = (selector: string) => [...hero.querySelectorAll<HTMLElement>(`.scene ${selector}`)];
  const one = (selector: string) => all(selector)[0] ?? hero;
  const [sun, glow, rain] = [one('.sun'), one('.glow'), one('.rain')];
  const clouds = all('.cloud');
  const blown = all('img:not(.land)');

  return (hour: number, windMs: number, cloud: number): void => {
    const { east, up } = sunAt(hour + 0.5, ISLES_COORDINATES);
    const force = Math.min(2.5, Math.round(windMs) / TYPICAL_WIND_MS);
    // Exaggerates low elevations so that the winter sun clears the hills.
    const height = Math.sign(up) * Math.sqrt(Math.abs(up));

    hero.classList.toggle('at-night', up < NIGHT);
    // Set on each element: setting it on a parent would recalculate the styles of every descendant.
    // From the horizon in the south, in percent of the sun's own size. A new position would be a layout shift.
    setProperty(sun, 'translate', `${(east * -320).toFixed()}% ${(height * -260).toFixed()}%`);
    setProperty(sun, 'opacity', (0.9 - cloud * 0.7).toFixed(1));
    setProperty(glow, 'opacity', (Math.max(0, 1 - Math.abs(up + 0.02) / 0.2) * 0.4).toFixed(1));
    setProperty(rain, 'opacity', (Math.max(0, (cloud - 0.7) / 0.3) * 0.4).toFixed(1));
    for (const each of clouds) setProperty(each, 'opacity', (0.35 + cloud * 0.65).toFixed(1));
    for (const each of blown) {
      // In three steps, since keyframes are calculated again with each.
      if (each.matches('.flag, .marram'))
        setProperty(each, '--force', String(Math.ceil(force * 1.2) / 1.2));
      for (const animation of each.getAnimations()) {
        if (animation instanceof CSSAnimation && animation.playbackRate !== force)
          animation.updatePlaybackRate(force);
      }
    }
  };
}

function setProperty({ style }: HTMLElement, name: string, value: string): void {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
