import { BLOCK_TAGS, LINK_URL } from '../../content/model/html-rules.ts';

const INVISIBLE_ELEMENTS = 'style, script, title, meta, link, xml, template';
const BLOCKS = BLOCK_TAGS.join(', ');
/** The number or letter before a list entry from Word. */
const NUMBER = /^\W*(?:\d+|[a-z]|[ivx]+)[.)]/i;
const BULLET = /^[\s\u00a0]*[·•§▪][\s\u00a0]+/;

/**
 * Turns HTML pasted from Word, Outlook or a web page into plain paragraphs, headings, lists and links. Each field then
 * keeps the elements that it allows.
 * @param isOneParagraph whether to keep only text with its links and emphasis
 */
export function cleanPasted(pasted: string, isOneParagraph: boolean): string {
  const { body } = new DOMParser().parseFromString(pasted, 'text/html');
  for (const each of body.querySelectorAll(INVISIBLE_ELEMENTS)) each.remove();
  for (const item of body.querySelectorAll('p')) convertListParagraph(item);
  for (const heading of body.querySelectorAll('h1, h2')) renameElement(heading, 'h3');
  for (const heading of body.querySelectorAll('h5, h6')) renameElement(heading, 'h4');
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '') paragraph.remove();
  }
  // Fields have no cells and would join their words.
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ');
  if (isOneParagraph) {
    for (const block of body.querySelectorAll(BLOCKS)) block.replaceWith(...block.childNodes, ' ');
  }
  return body.innerHTML;
}

/** Word writes a list entry as a paragraph that begins with its marker. */
function convertListParagraph(paragraph: HTMLElement): void {
  const isListed = /mso-list:\s*l\d/.test(paragraph.getAttribute('style') ?? '');
  const looksLikeListItem =
    paragraph.className.startsWith('MsoList') && BULLET.test(paragraph.textContent);
  if (!isListed && !looksLikeListItem) return;
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const kind = NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  const [first] = textsIn(paragraph);
  if (first) first.data = first.data.replace(BULLET, '');
  const before = paragraph.previousElementSibling;
  const continuesList = before?.localName === kind && before.hasAttribute('data-word');
  const list = continuesList ? before : document.createElement(kind);
  list.toggleAttribute('data-word', true);
  if (!continuesList) paragraph.before(list);
  const entry = document.createElement('li');
  entry.append(...paragraph.childNodes);
  list.append(entry);
  paragraph.remove();
}

/** The text nodes of an element that are not blank. */
function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data }) => data.trim() !== '');
}

function cleanLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  if (!LINK_URL.test(href)) {
    link.replaceWith(...link.childNodes);
    return;
  }
  for (const { name } of [...link.attributes]) if (name !== 'href') link.removeAttribute(name);
}

function renameElement(element: Element, name: string): void {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
