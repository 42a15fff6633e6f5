import { cleanStores, keepMount } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $enquiryDraft,
  clearEnquiryDraft,
  readEnquiryDraft,
  reloadEnquiryDraft,
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

describe('the draft of an enquiry', () => {
  test('reads the draft from local storage', () => {
    stubStorage({ [DRAFT_KEY]: draftText({ name: 'Mòrag', message: 'Panels?' }) });
    keepMount($enquiryDraft);
    expect($enquiryDraft.get()).toEqual({ name: 'Mòrag', message: 'Panels?' });
  });

  test('saves the draft on each change until it is sent', () => {
    keepMount($enquiryDraft);
    updateEnquiryDraft({ name: 'Mòrag' });
    updateEnquiryDraft({ message: 'Panels?' });
    expect(readEnquiryDraft()).toEqual({ name: 'Mòrag', message: 'Panels?' });
    clearEnquiryDraft();
    expect($enquiryDraft.get()).toEqual({});
    expect(readEnquiryDraft()).toEqual({});
  });

  test('reloads changes from another tab', () => {
    keepMount($enquiryDraft);
    const storage = stubStorage();
    storage.set(DRAFT_KEY, draftText({ name: 'Mòrag' }));
    reloadEnquiryDraft();
    expect($enquiryDraft.get()).toEqual({ name: 'Mòrag' });
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

  test('deletes an empty draft', () => {
    const storage = stubStorage();
    keepMount($enquiryDraft);
    updateEnquiryDraft({ name: 'Mòrag' });
    expect(storage.size).toBe(1);
    updateEnquiryDraft({ name: '' });
    expect(storage.size).toBe(0);
    updateEnquiryDraft({ name: 'Mòrag' });
    clearEnquiryDraft();
    expect(storage.size).toBe(0);
  });

  test.each([
    [
      'for 30 days less a minute',
      draftText({ name: 'Mòrag' }, DRAFT_LIFETIME_MS - 60_000),
      'Mòrag',
      1,
    ],
    ['until it is 30 days old', draftText({ name: 'Mòrag' }, DRAFT_LIFETIME_MS), undefined, 0],
    ['only with a date', '{"name":"Mòrag"}', undefined, 0],
  ])('keeps the draft %s', (_, text, name, left) => {
    const storage = stubStorage({ [DRAFT_KEY]: text });
    expect(readEnquiryDraft().name).toBe(name);
    expect(storage.size).toBe(left);
  });

  test('extends its lifetime only on editing', () => {
    const text = draftText({ name: 'Mòrag' }, DRAFT_LIFETIME_MS - 60_000);
    const storage = stubStorage({ [DRAFT_KEY]: text });
    keepMount($enquiryDraft);
    expect(storage.get(DRAFT_KEY)).toBe(text);
    updateEnquiryDraft({ name: 'Mòrag N.' });
    expect(storage.get(DRAFT_KEY)).toContain(`"keptAt":${String(Date.now()).slice(0, -4)}`);
  });

  test('keeps the draft in memory if storage is full', () => {
    stubStorage({}, true);
    keepMount($enquiryDraft);
    updateEnquiryDraft({ name: 'Mòrag' });
    expect($enquiryDraft.get()).toEqual({ name: 'Mòrag' });
  });

  test('keeps the draft in memory if storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    keepMount($enquiryDraft);
    updateEnquiryDraft({ name: 'Mòrag' });
    expect($enquiryDraft.get()).toEqual({ name: 'Mòrag' });
    clearEnquiryDraft();
    expect($enquiryDraft.get()).toEqual({});
  });
});
