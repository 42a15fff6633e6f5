/** Writes the HTML of a box as content files have it: with no more tags and attributes than the site shows. */
export const tidyHtml = (html: string): string =>
  html
    .replace(/^(?:<p><\/p>)+$/, '')
    // What may be nested has paragraphs in its entries; a page does not need them.
    .replace(/<li><p>(.*?)<\/p>/g, '<li>$1')
    .replace(/<ol [^>]*>/g, '<ol>')
    // So that a JSON file needs no backslashes.
    .replace(/<a href="([^"']*)">/g, "<a href='$1'>");

/** The words of a text that is one paragraph. */
export const withoutParagraph = (html: string): string => html.replace(/^<p>(.*)<\/p>$/s, '$1');
