/** The rules for what the tool draws, which is not yet on the page when the build looks for rules without a use. */
const RULES = `
  /* The check speaks above the form. The tool runs a field only where it is in view. */
  #nc-root [data-key-path='check'] { visibility: hidden; overflow: hidden; height: 1px; padding: 0 }
  #check p { margin: 0 }
`;

export function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets.push(sheet);
}
