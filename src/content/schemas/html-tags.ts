/** The elements that a longer text may have. Of their attributes only the address of a link stays. */
export const TEXT_TAGS = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'];

/** Block elements: where one is removed, a space takes its place. */
export const BLOCK_TAGS = [
  ...['address', 'article', 'aside', 'blockquote', 'body', 'br', 'caption', 'center', 'dd'],
  ...['details', 'dialog', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer'],
  ...['form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'legend', 'li', 'main', 'menu'],
  ...['nav', 'ol', 'p', 'pre', 'search', 'section', 'summary', 'table', 'tbody'],
  ...['td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
];

/** Those that words within a paragraph may have. */
export const WORD_TAGS = ['strong', 'em', 'a'];

/** Matches the address of a link in a paragraph: a page of this site, another site, mail or a call. */
export const LINK_ADDRESS = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)[^"'<>\\\s]*$/;
