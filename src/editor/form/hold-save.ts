const SAVE = '#nc-root button[aria-keyshortcuts$="+S"]';

let isHeld = false;
let watch: MutationObserver | undefined;

/** Keeps Save from being pressed, or leaves it to the tool again, which enables it when something was changed. */
export function holdSave(held: boolean): void {
  isHeld = held;
  set();
  if (watch) return;
  watch = new MutationObserver(set);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'aria-disabled'],
  });
}

function set(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(SAVE)) {
    // The tool writes its own mind into both attributes.
    const disabled = isHeld || button.ariaDisabled === 'true';
    if (button.disabled !== disabled) button.disabled = disabled;
  }
}
