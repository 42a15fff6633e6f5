/** The first pause before the site is asked again; each next one is twice as long, up to the longest. Milliseconds. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** How long a way elsewhere may take where the browser does not say what became of it, milliseconds. */
const LEAVING_MS = 10_000;

/** Whether the site has something to show; a sign-in that stands before it counts, for the visitor must see it. */
async function siteAnswers(signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal,
    });
    return status < 500;
  } catch {
    return false;
  }
}

/** Tells whether another page is on its way, or this one anew. */
function watchLeaving(): () => boolean {
  // Browsers of before 2026 may have none.
  const { navigation } = window as { navigation?: Navigation };
  let isLeaving = false;
  const stay = () => {
    isLeaving = false;
  };
  navigation?.addEventListener('navigate', ({ destination }) => {
    // A telephone number leaves the page where it is.
    isLeaving = !destination.sameDocument && destination.url.startsWith('http');
  });
  navigation?.addEventListener('navigateerror', stay);
  if (!navigation) {
    addEventListener('beforeunload', () => {
      isLeaving = true;
      setTimeout(stay, LEAVING_MS);
    });
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stay();
  });
  return () => isLeaving;
}

/**
 * Opens the page that was asked for once the line is back, unless another one has been asked for since. A device that
 * says it is online has reached no more than the router, so that the site itself is asked until it answers; not while
 * nobody looks.
 */
export function comeWithTheLine(): void {
  const isLeaving = watchLeaving();
  // It goes through a reload, lest a line that comes and goes reloads the page every two seconds.
  let { pause = FIRST_PAUSE_MS } = (history.state ?? {}) as { pause?: number };
  let timer: ReturnType<typeof setTimeout>;
  let lastTry = new AbortController();
  const askLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  };
  const ask = async () => {
    // Before the answer: a weak line may never bring one.
    askLater();
    lastTry.abort();
    lastTry = new AbortController();
    if (document.hidden || !navigator.onLine || isLeaving()) return;
    if (!(await siteAnswers(lastTry.signal)) || isLeaving()) return;
    history.replaceState({ pause }, '');
    location.reload();
  };
  const askAnew = () => {
    pause = FIRST_PAUSE_MS;
    void ask();
  };
  addEventListener('online', askAnew);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askAnew();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) askAnew();
  });
  askLater();
}
