/** The first pause before asking the site again; each further one is twice as long, up to the longest. Milliseconds. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

/** How long the site may take to answer, milliseconds: on a weak connection, an answer may never come. */
const TRY_MS = 20_000;

/** Whether the site answers; a sign-in page in front of it counts, since the visitor has to see that. */
const siteAnswers = (): Promise<boolean> =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
    // Browsers from before 2022 do not have this.
    signal: (AbortSignal as { timeout?: typeof AbortSignal.timeout }).timeout?.(TRY_MS) ?? null,
  }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Reloads the page that was asked for once the connection is back, unless the visitor is already leaving for another. A
 * device calls itself online as soon as it reaches its router, so the site itself is asked until it answers, but not
 * while the page is hidden.
 */
export function reloadWhenOnline(): void {
  let isLeaving = false;
  const stay = () => {
    isLeaving = false;
  };
  // Browsers from before 2026 may not have this.
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener('navigate', ({ destination }) => {
    // A link to a telephone number does not leave the page.
    isLeaving = !destination.sameDocument && destination.url.startsWith('http');
  });
  navigation?.addEventListener('navigateerror', stay);

  const mustWait = () => isLeaving || document.hidden || !navigator.onLine;

  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout>;
  const askLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  };
  const ask = async () => {
    askLater();
    if (mustWait() || !(await siteAnswers()) || mustWait()) return;
    clearTimeout(timer);
    location.reload();
  };
  const askAnew = () => {
    pause = FIRST_PAUSE_MS;
    void ask();
  };
  addEventListener('online', askAnew);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    stay();
    askAnew();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) askAnew();
  });
  askLater();
}
