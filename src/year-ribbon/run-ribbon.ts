import { HOURS } from '../planner/engine/local-hour.ts';
import { formatHour, hourOfMoment } from './year-hour.ts';
import { attachSlider } from './year-slider.ts';

interface YearRibbonOptions {
  /** Loads data on the first interaction; retried after a failure. */
  load?: () => Promise<unknown>;
  /** Hours moved by an arrow key. */
  step?: number;
  /** A sentence about the hour; undefined until the data has loaded. */
  describe: (hour: number) => string | undefined;
  /** Shows the hour elsewhere on the page; first called when the page opens. */
  show?: (hour: number) => void;
  /** Moves to the next part of the year, for its button. */
  next: (hour: number) => number;
}

/** One day per step, so that the year plays in a minute. */
const PLAY_MS = 160;

const NOT_LOADED = 'The weather did not load. Check your connection, then try again.';

/** Makes a ribbon respond to pointer, keys and buttons. It opens at the current day and hour. */
export function runRibbon(
  figure: HTMLElement,
  { load, step = 1, describe, show, next }: YearRibbonOptions,
): void {
  const slider = figure.querySelector<HTMLElement>('.year');
  const caption = figure.querySelector('.ribbon-caption');
  const hourMarker = figure.querySelector<HTMLElement>('.hour');
  const play = figure.querySelector('button.play');
  const link = figure.querySelector<HTMLAnchorElement>('a.planner-link');
  if (!slider || !caption || !hourMarker) return;
  let hour = hourOfMoment(new Date());
  let loading = load ? undefined : Promise.resolve();
  let playing: ReturnType<typeof setInterval> | undefined;

  const text = document.createTextNode('');
  const announce = (sentence: string) => {
    if (!text.isConnected) caption.replaceChildren(text);
    text.data = sentence;
  };
  const draw = () => {
    const sentence = describe(hour);
    hourMarker.style.left = `${((hour / HOURS) * 100).toFixed(2)}%`;
    slider.setAttribute('aria-valuenow', String(hour));
    slider.setAttribute('aria-valuetext', sentence ?? formatHour(hour));
    if (loading) announce(sentence ?? `${formatHour(hour)}.`);
    if (link) link.hash = `planner?hour=${hour}`;
    show?.(hour);
  };
  const ensureLoaded = () => {
    loading ??= load?.().then(draw, () => {
      loading = undefined;
      announce(NOT_LOADED);
      pause();
    });
  };
  const move = (to: number) => {
    hour = to;
    ensureLoaded();
    draw();
  };
  const pause = () => {
    clearInterval(playing);
    playing = undefined;
    if (play) play.textContent = 'Play the year';
  };
  attachSlider(slider, {
    label: step === 24 ? 'Day of the year' : 'Hour of the year',
    step,
    hour: () => hour,
    onChange: (to) => {
      pause();
      move(to);
    },
  });
  slider.addEventListener('focus', ensureLoaded);
  play?.addEventListener('click', () => {
    if (playing) {
      pause();
      return;
    }
    play.textContent = 'Pause the year';
    playing = setInterval(() => {
      move((hour + 24) % HOURS);
    }, PLAY_MS);
  });
  figure.querySelector('button.next')?.addEventListener('click', () => {
    move(next(hour) % HOURS);
  });
  draw();
}
