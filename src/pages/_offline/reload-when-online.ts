/** The first pause before the site is asked again; each next one is twice as long, up to the longest. Milliseconds. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

/** How long the site may take to answer, milliseconds: a weak line may never bring anything. */
const TRY_MS = 20_000;

/** Whether the site has something to show; a sign-in that stands before it counts, for the visitor must see it. */
const siteAnswers = (): Promise<boolean> =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
    // Browsers of before 2022 have no such thing.
    signal: (AbortSignal as { timeout?: typeof AbortSignal.timeout }).timeout?.(TRY_MS) ?? null,
  }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Opens the page that was asked for once the line is back, unless another one has been asked for since. A device that
 * says it is online has reached no more than the router, so that the site itself is asked until it answers; not while
 * nobody looks.
 */
export function reloadWhenOnline(): void {
  let isLeaving = false;
  const stay = () => {
    isLeaving = false;
  };
  // Browsers of before 2026 may have none.
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener('navigate', ({ destination }) => {
    // A telephone number leaves the page where it is.
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
