import { cleanStores, keepMount } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $enquiryDraft,
  clearEnquiryDraft,
  readEnquiryDraft,
  updateEnquiryDraft,
} from '../../../../src/enquiries/draft/enquiry-draft.ts';
import { DRAFT_KEY, DRAFT_LIFETIME_MS } from '../../../../src/enquiries/draft/saved-draft.ts';

/** Local storage with these contents, in which writing fails if full. */
function stubStorage(contents: Record<string, string> = {}, isFull = false) {
  const storage = new Map(Object.entries(contents));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    removeItem: (key: string) => storage.delete(key),
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      storage.set(key, value);
    },
  });
  return storage;
}

/** A stored draft of this age. */
const draftText = (texts: object, ageMs = 0) =>
  JSON.stringify({ ...texts, keptAt: Date.now() - ageMs });

beforeEach(() => {
  stubStorage();
});
afterEach(() => {
  clearEnquiryDraft();
  cleanStores($enquiryDraft);
  vi.unstubAllGlobals();
});

test('saves the draft on each change until it is empty or sent', () => {
  const storage = stubStorage();
  keepMount($enquiryDraft);
  updateEnquiryDraft({ name: 'Mòrag' });
  updateEnquiryDraft({ message: 'Panels?' });
  expect(readEnquiryDraft()).toEqual({ name: 'Mòrag', message: 'Panels?' });
  updateEnquiryDraft({ name: '', message: '' });
  expect(storage.size).toBe(0);
  updateEnquiryDraft({ name: 'Mòrag' });
  clearEnquiryDraft();
  expect($enquiryDraft.get()).toEqual({});
  expect(storage.size).toBe(0);
});

test.each(['', '{', 'null', '7', '"text"', '[1]', '{"name":7,"email":{},"phone":null}'])(
  'starts empty if the stored value is invalid: %s',
  (text) => {
    stubStorage({ [DRAFT_KEY]: text });
    keepMount($enquiryDraft);
    const { name, email, phone } = $enquiryDraft.get();
    expect([name, email, phone]).toEqual([undefined, undefined, undefined]);
    updateEnquiryDraft({ name: 'Mòrag' });
    expect(readEnquiryDraft().name).toBe('Mòrag');
  },
);

// tests/e2e/enquiries/draft.spec.ts covers drafts that are 30 days old, and those of two tabs.
test('deletes a draft without a date', () => {
  const storage = stubStorage({ [DRAFT_KEY]: '{"name":"Mòrag"}' });
  expect(readEnquiryDraft()).toEqual({});
  expect(storage.size).toBe(0);
});

test('extends the draft’s lifetime only on editing', () => {
  const text = draftText({ name: 'Mòrag' }, DRAFT_LIFETIME_MS - 60_000);
  const storage = stubStorage({ [DRAFT_KEY]: text });
  keepMount($enquiryDraft);
  expect($enquiryDraft.get()).toEqual({ name: 'Mòrag' });
  expect(storage.get(DRAFT_KEY)).toBe(text);
  updateEnquiryDraft({ name: 'Mòrag N.' });
  expect(storage.get(DRAFT_KEY)).toContain(`"keptAt":${String(Date.now()).slice(0, -4)}`);
});

test.each([
  ['full', () => stubStorage({}, true)],
  ['blocked', () => vi.stubGlobal('localStorage', undefined)],
])('keeps the draft in memory if storage is %s', (_, stub) => {
  stub();
  keepMount($enquiryDraft);
  updateEnquiryDraft({ name: 'Mòrag' });
  expect($enquiryDraft.get()).toEqual({ name: 'Mòrag' });
  clearEnquiryDraft();
  expect($enquiryDraft.get()).toEqual({});
});
