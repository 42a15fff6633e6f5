/** The first pause before requesting the site again; each further pause is twice as long, up to a maximum. Milliseconds. */
const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 60_000;

/** Time limit for a response, milliseconds: on a weak connection, it may never arrive. */
const TRY_MS = 20_000;

/** Whether the site responds. A captive portal counts too, since the visitor has to see it. */
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
 * Reloads the requested page once the connection is back, unless the visitor is already leaving for another. A device
 * reports that it is online as soon as it reaches its router, so this polls the site until it responds, but not while the
 * page is hidden.
 */
export function reloadWhenOnline(): void {
  let isLeaving = false;
  const stay = () => {
    isLeaving = false;
  };
  // Browsers from before 2026 may not have this.
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener('navigate', ({ destination }) => {
    // A telephone link does not leave the page.
    isLeaving = !destination.sameDocument && destination.url.startsWith('http');
  });
  navigation?.addEventListener('navigateerror', stay);

  const mustWait = () => isLeaving || document.hidden || !navigator.onLine;

  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout>;
  const askLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), pause);
    pause = Math.min(2 * pause, MAX_PAUSE_MS);
  };
  const check = async () => {
    askLater();
    if (mustWait() || !(await siteAnswers()) || mustWait()) return;
    clearTimeout(timer);
    location.reload();
  };
  const askNow = () => {
    pause = FIRST_PAUSE_MS;
    void check();
  };
  addEventListener('online', askNow);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    stay();
    askNow();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) askNow();
  });
  askLater();
}
