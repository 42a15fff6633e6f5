/** The rules for what the tool draws, which is not yet on the page when the build looks for rules without a use. */
const RULES = `
  /* The check speaks above the form. The tool runs a field only where it is in view. */
  #nc-root [data-key-path='check'] { visibility: hidden; overflow: hidden; height: 1px; padding: 0 }
  #check p { margin: 0 }
  .rich-tools, .rich-link { display: flex; flex-wrap: wrap; gap: 6px; align-items: end; margin-bottom: 6px }
  .rich-tools button, .focus-sliders button {
    min-height: 32px; padding: 4px 10px; border: 1px solid var(--sui-secondary-border-color); border-radius: 4px;
    background: var(--sui-secondary-background-color); color: inherit; font: inherit; cursor: pointer;
  }
  .rich-tools button[aria-pressed='true'] { border-color: currentColor; font-weight: 700; text-decoration: underline }
  .focus-frame { position: relative; width: fit-content; cursor: crosshair; touch-action: none }
  .focus-frame img { display: block; max-width: 100%; max-height: 260px }
  .focus-frame span {
    position: absolute; width: 22px; height: 22px; border: 3px solid #fff; border-radius: 50%;
    outline: 2px solid #000; translate: -50% -50%; pointer-events: none;
  }
  .focus-sliders { display: flex; flex-wrap: wrap; gap: 6px 16px; align-items: end; margin-top: 6px }
  .focus-sliders label { display: grid; flex: 1 1 9rem }
  .rich-link { flex-basis: 100%; margin: 0 }
  .rich-link label { display: grid; flex: 1 1 14rem }
  .rich-link p { flex-basis: 100%; margin: 0 }
  .rich-link input, .rich-text {
    padding: 8px; border: 1px solid var(--sui-textbox-border-color, var(--sui-secondary-border-color)); border-radius: 4px;
    background: var(--sui-textbox-background-color); color: var(--sui-textbox-foreground-color); font: inherit;
  }
  .rich-text { min-height: 4.5em; line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere }
  .rich-text > * + * { margin-top: .6em }
  .rich-text :is(h3, h4) { font-weight: 700 }
  .rich-text h3 { font-size: 1.2em }
  .rich-text ul { list-style: disc; padding-left: 1.5em }
  .rich-text ol { list-style: decimal; padding-left: 1.5em }
  .rich-text em { font-style: italic }
  .rich-text strong { font-weight: 700 }
  .rich-text a { text-decoration: underline }
  .rich-tools button:focus-visible, .rich-link input:focus-visible, .rich-text:focus-visible {
    outline: 2px solid var(--sui-primary-accent-color); outline-offset: 1px;
  }
`;

export function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets.push(sheet);
}
