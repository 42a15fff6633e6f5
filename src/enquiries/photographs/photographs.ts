import { get, set } from 'idb-keyval';
import { atom } from 'nanostores';
import { photographPath, PHOTOGRAPHS_LIMIT } from '../rules/photographs.ts';
import { DRAFT_LIFETIME_MS } from '../draft/saved-draft.ts';
import { preparePhotograph } from './prepare-photograph.ts';

/** A photograph kept in this browser until it is sent. */
export interface KeptPhotograph {
  key: string;
  blob: Blob;
  caption: string;
  addedAt: number;
  /** Its enquiry, once that is stored; until then it belongs to the draft. */
  enquiry?: { id: string; token: string; place: number };
}

/** Waits before each retry. */
const RETRY_MS = [1000, 3000, 9000];
const DATABASE_KEY = 'enquiry-photographs';

/** Kept with the draft of the enquiry, also over a reload and offline. */
export const $photographs = atom<readonly KeptPhotograph[]>([]);

// If storage is full or blocked, they are lost on reload, but can still be sent.
const store = (photographs: readonly KeptPhotograph[]): Promise<void> =>
  set(DATABASE_KEY, photographs).catch(() => undefined);

function keep(photographs: readonly KeptPhotograph[]): void {
  $photographs.set(photographs);
  void store(photographs);
}

/** Reads those kept by an earlier visit. */
export async function loadPhotographs(): Promise<void> {
  const kept = await get<KeptPhotograph[]>(DATABASE_KEY).catch(() => undefined);
  const isFresh = ({ addedAt }: KeptPhotograph) => Date.now() - addedAt < DRAFT_LIFETIME_MS;
  if (kept && $photographs.get().length === 0) keep(kept.filter(isFresh));
}

const drafts = () => $photographs.get().filter(({ enquiry }) => !enquiry);

/** Adds files. @returns a message about those that were not added; empty if all were */
export async function addPhotographs(files: readonly File[]): Promise<string> {
  const unread: string[] = [];
  let left = 0;
  for (const file of files) {
    if (drafts().length >= PHOTOGRAPHS_LIMIT) {
      left += 1;
      continue;
    }
    try {
      const blob = await preparePhotograph(file);
      const key = `${Date.now()}-${Math.random()}`;
      keep([...$photographs.get(), { key, blob, caption: '', addedAt: Date.now() }]);
    } catch {
      unread.push(file.name);
    }
  }
  return [
    unread.length > 0
      ? `This browser cannot read ${unread.join(', ')}. Choose a JPEG or PNG, or take the photograph again.`
      : '',
    left > 0 ? `You can send up to ${PHOTOGRAPHS_LIMIT} photographs; ${left} more left out.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function removePhotograph(key: string): void {
  keep($photographs.get().filter((photograph) => photograph.key !== key));
}

export function describePhotograph(key: string, caption: string): void {
  keep($photographs.get().map((each) => (each.key === key ? { ...each, caption } : each)));
}

/** Deletes those of the draft. */
export function forgetPhotographs(): void {
  keep($photographs.get().filter(({ enquiry }) => enquiry));
}

/** Gives the draft's photographs to an enquiry that is stored, in this browser first: closing the page loses none. */
export async function attachPhotographs(id: string, token: string): Promise<void> {
  let place = 0;
  const attached = $photographs
    .get()
    .map((each) =>
      each.enquiry ? each : { ...each, enquiry: { id, token, place: (place += 1) } },
    );
  await store(attached);
  $photographs.set(attached);
}

/**
 * Sends those whose enquiry is stored, one by one; each is deleted from this browser when it has arrived.
 * @returns how many could not be sent
 */
export async function sendPhotographs(): Promise<number> {
  let failed = 0;
  for (const photograph of $photographs.get()) {
    if (!photograph.enquiry) continue;
    const outcome = await sendOne(photograph);
    if (outcome === 'failed') failed += 1;
    else removePhotograph(photograph.key);
  }
  return failed;
}

/** Retries what may pass. A photograph that the Worker never accepts, such as after a day, is given up. */
async function sendOne({
  blob,
  caption,
  enquiry,
}: KeptPhotograph): Promise<'sent' | 'failed' | 'refused'> {
  if (!enquiry) return 'refused';
  const query = new URLSearchParams({ caption });
  for (const wait of [0, ...RETRY_MS]) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const response = await fetch(
      `${photographPath(enquiry.id, enquiry.place)}?${query.toString()}`,
      {
        method: 'PUT',
        headers: { authorization: `Bearer ${enquiry.token}`, 'content-type': 'image/jpeg' },
        body: blob,
      },
    ).catch(() => undefined);
    if (response?.ok) return 'sent';
    if (response && response.status < 500 && response.status !== 429) return 'refused';
  }
  return 'failed';
}
