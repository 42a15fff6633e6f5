import rules from './form.css?inline';

/** The rules for what the tool draws: not yet on the page when the build looks for rules without a use. */
export function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
