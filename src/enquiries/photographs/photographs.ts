import { get, set } from 'idb-keyval';
import { atom } from 'nanostores';
import {
  photographPath,
  PHOTOGRAPHS_LIMIT,
  PHOTOGRAPH_BYTES,
  PHOTOGRAPH_SIDE,
} from '../rules/photographs.ts';
import { DRAFT_LIFETIME_MS } from '../draft/saved-draft.ts';

/** A photograph kept in this browser until it is sent. */
export interface StoredPhotograph {
  key: string;
  blob: Blob;
  caption: string;
  addedAt: number;
  /** Its enquiry, once stored; until then, the photograph belongs to the draft. */
  enquiry?: { id: string; token: string; slot: number };
}

/** Delays before each retry. */
const RETRY_MS = [1000, 3000, 9000];
const DATABASE_KEY = 'enquiry-photographs';

/** Kept like the draft of the enquiry: they survive a reload and being offline. */
export const $photographs = atom<readonly StoredPhotograph[]>([]);

// If storage is full or blocked, they are lost on reload, but can still be sent.
const storePhotographs = (photographs: readonly StoredPhotograph[]): Promise<void> =>
  set(DATABASE_KEY, photographs).catch(() => undefined);

function setPhotographs(photographs: readonly StoredPhotograph[]): void {
  $photographs.set(photographs);
  void storePhotographs(photographs);
}

/** Loads photographs kept from an earlier visit. */
export async function loadPhotographs(): Promise<void> {
  const stored = await get<StoredPhotograph[]>(DATABASE_KEY).catch(() => undefined);
  const isFresh = ({ addedAt }: StoredPhotograph) => Date.now() - addedAt < DRAFT_LIFETIME_MS;
  if (stored && $photographs.get().length === 0) setPhotographs(stored.filter(isFresh));
}

const listUnsentPhotographs = () => $photographs.get().filter(({ enquiry }) => !enquiry);

/** Adds files. @returns a message about those that were not added; empty if all were */
export async function addPhotographs(files: readonly File[]): Promise<string> {
  const unreadable: string[] = [];
  let excess = 0;
  for (const file of files) {
    if (listUnsentPhotographs().length >= PHOTOGRAPHS_LIMIT) {
      excess += 1;
      continue;
    }
    try {
      const blob = await preparePhotograph(file);
      const key = `${Date.now()}-${Math.random()}`;
      setPhotographs([...$photographs.get(), { key, blob, caption: '', addedAt: Date.now() }]);
    } catch {
      unreadable.push(file.name);
    }
  }
  return [
    unreadable.length > 0
      ? `This browser cannot read ${unreadable.join(', ')}. Choose a JPEG or PNG, or take the photograph again.`
      : '',
    excess > 0
      ? `You can send up to ${PHOTOGRAPHS_LIMIT} photographs. ${excess} ${excess === 1 ? 'was' : 'were'} not added.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function removePhotograph(key: string): void {
  setPhotographs($photographs.get().filter((photograph) => photograph.key !== key));
}

export function describePhotograph(key: string, caption: string): void {
  setPhotographs(
    $photographs.get().map((each) => (each.key === key ? { ...each, caption } : each)),
  );
}

/** Deletes the draft's photographs. */
export function clearPhotographs(): void {
  setPhotographs($photographs.get().filter(({ enquiry }) => enquiry));
}

/** Assigns the draft's photographs to a stored enquiry. Saved first, so that closing the page loses none. */
export async function attachPhotographs(id: string, token: string): Promise<void> {
  let slot = 0;
  const attached = $photographs
    .get()
    .map((each) => (each.enquiry ? each : { ...each, enquiry: { id, token, slot: (slot += 1) } }));
  await storePhotographs(attached);
  $photographs.set(attached);
}

/**
 * Sends the photographs of stored enquiries, one by one; each is deleted from this browser once it is accepted or rejected.
 * @returns whether some could not be sent
 */
export async function sendPhotographs(): Promise<boolean> {
  let hasFailed = false;
  for (const photograph of $photographs.get()) {
    if (!photograph.enquiry) continue;
    if (await isSettled(photograph, photograph.enquiry)) removePhotograph(photograph.key);
    else hasFailed = true;
  }
  return hasFailed;
}

/**
 * Sends a photograph, and retries transient failures.
 * @returns whether it has been accepted or rejected, for example after a day
 */
async function isSettled(
  { blob, caption }: StoredPhotograph,
  enquiry: NonNullable<StoredPhotograph['enquiry']>,
): Promise<boolean> {
  const query = new URLSearchParams({ caption });
  for (const wait of [0, ...RETRY_MS]) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const response = await fetch(
      `${photographPath(enquiry.id, enquiry.slot)}?${query.toString()}`,
      {
        method: 'PUT',
        headers: { authorization: `Bearer ${enquiry.token}`, 'content-type': 'image/jpeg' },
        body: blob,
      },
    ).catch(() => undefined);
    if (response && response.status < 500 && response.status !== 429) return true;
  }
  return false;
}

/** Tried in this order until the file is small enough. */
const QUALITIES = [0.85, 0.7, 0.5];

/**
 * Re-encodes a picture as a JPEG of at most 2,000 px a side. This strips its metadata, such as location and author.
 * @throws if the browser cannot read the file
 */
async function preparePhotograph(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, PHOTOGRAPH_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // Transparent areas would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (blob && blob.size <= PHOTOGRAPH_BYTES) return blob;
  }
  throw new Error('too large');
}
