/** How long it waits before it asks the site again: at first, and at most after twice as long each time, milliseconds. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** Whether the site answers, with whatever: a sign-in page that is in between is for the visitor to see. */
const siteAnswers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/** Tells whether another page is on its way. */
function watchLeaving(): () => boolean {
  // Old browsers have none.
  const { navigation } = window as { navigation?: Navigation };
  let isLeaving = false;
  navigation?.addEventListener('navigate', ({ destination }) => {
    // A telephone number leaves the page where it is.
    isLeaving = !destination.sameDocument && destination.url.startsWith('http');
  });
  const stay = () => {
    isLeaving = false;
  };
  navigation?.addEventListener('navigateerror', stay);
  addEventListener('pageshow', stay);
  return () => isLeaving;
}

/**
 * Opens the page that was asked for once the line is back, unless another one has been asked for since. A device that
 * says it is online has reached no more than the router, so that the site itself is asked until it answers.
 */
export function comeWithTheLine(): void {
  const isLeaving = watchLeaving();
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout>;
  const askLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  };
  const ask = async () => {
    // Before the answer: a weak line may never bring one.
    askLater();
    const isBack = navigator.onLine && (await siteAnswers());
    if (isBack && !isLeaving()) location.reload();
  };
  addEventListener('online', () => {
    pause = FIRST_PAUSE_MS;
    void ask();
  });
  askLater();
}
