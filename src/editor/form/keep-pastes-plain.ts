import { tellNote } from './tell-note.ts';

/** What a plain box cannot show of what was copied. */
const SHAPED = /<(?:strong|b|em|i|u|a|ul|ol|h[1-6]|table|img)[\s>]/i;
const TAG = /<\/?[a-z][^<>]*>/gi;
/** The mark beside the name is a drawing, which is written in tags. */
const OF_TAGS = '[data-key-path="mark"]';

/** Keeps tags out of plain boxes, and says what a paste has lost. */
export function keepPastesPlain(): void {
  addEventListener('paste', paste, { capture: true });
}

function paste(event: ClipboardEvent): void {
  const box = event.target;
  const isPlain = box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement;
  if (!isPlain || !event.clipboardData || box.closest(OF_TAGS)) return;
  const text = event.clipboardData.getData('text/plain');
  const plain = text.replace(TAG, '');
  const isChanged = plain !== text;
  const isShaped = SHAPED.test(event.clipboardData.getData('text/html'));
  tellNote(isChanged || isShaped ? LOST : '');
  if (!isChanged) return;
  event.preventDefault();
  box.setRangeText(plain, box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

const LOST = 'Pasted as plain words: this box takes no bold, lists or links.';
