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
  const kept = new Map(Object.entries(contents));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  });
  return kept;
}

/** A stored draft of this age. */
const keptText = (texts: object, ageMs = 0) =>
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
    stubStorage({ [DRAFT_KEY]: keptText({ name: 'Mòrag', message: 'Panels?' }) });
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
    const kept = stubStorage();
    kept.set(DRAFT_KEY, keptText({ name: 'Mòrag' }));
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
    const kept = stubStorage();
    keepMount($enquiryDraft);
    updateEnquiryDraft({ name: 'Mòrag' });
    expect(kept.size).toBe(1);
    updateEnquiryDraft({ name: '' });
    expect(kept.size).toBe(0);
    updateEnquiryDraft({ name: 'Mòrag' });
    clearEnquiryDraft();
    expect(kept.size).toBe(0);
  });

  test.each([
    [
      'for 30 days less a minute',
      keptText({ name: 'Mòrag' }, DRAFT_LIFETIME_MS - 60_000),
      'Mòrag',
      1,
    ],
    ['until it is 30 days old', keptText({ name: 'Mòrag' }, DRAFT_LIFETIME_MS), undefined, 0],
    ['only with a date', '{"name":"Mòrag"}', undefined, 0],
  ])('keeps the draft %s', (_, text, name, left) => {
    const kept = stubStorage({ [DRAFT_KEY]: text });
    expect(readEnquiryDraft().name).toBe(name);
    expect(kept.size).toBe(left);
  });

  test('extends its lifetime only on editing', () => {
    const text = keptText({ name: 'Mòrag' }, DRAFT_LIFETIME_MS - 60_000);
    const kept = stubStorage({ [DRAFT_KEY]: text });
    keepMount($enquiryDraft);
    expect(kept.get(DRAFT_KEY)).toBe(text);
    updateEnquiryDraft({ name: 'Mòrag N.' });
    expect(kept.get(DRAFT_KEY)).toContain(`"keptAt":${String(Date.now()).slice(0, -4)}`);
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
