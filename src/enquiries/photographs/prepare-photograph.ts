import { PHOTOGRAPH_BYTES, PHOTOGRAPH_SIDE } from '../rules/photographs.ts';

/** Tried in this order until the file is small enough. */
const QUALITIES = [0.85, 0.7, 0.5];

/**
 * Re-encodes a picture as a JPEG of at most 2,000 px a side. This strips its metadata, such as location and author.
 * @throws if the browser cannot read the file
 */
export async function preparePhotograph(file: Blob): Promise<Blob> {
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
