/** The elements that a longer text may have. Of their attributes only the address of a link stays. */
export const TEXT_TAGS = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'];

/** Those that words within a paragraph may have. */
export const WORD_TAGS = ['strong', 'em', 'a'];

/** Matches the address of a link in a paragraph: a page of this site, another site, mail or a call. */
export const LINK_ADDRESS = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)[^"'<>\\\s]*$/;
