import sharp from 'sharp';
import type { Focus } from '../content/model/schemas/primitives.ts';

interface Size {
  width: number;
  height: number;
}

/** Cuts a picture to a size, in pixels, as a browser does with `object-fit: cover` and this position. */
export async function cutTo(file: string, { width, height }: Size, focus: Focus): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .resize(width, height, { fit: 'outside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - width) * focus.x) / 100);
  const top = Math.round(((info.height - height) * focus.y) / 100);
  return sharp(data).extract({ left, top, width, height }).toBuffer();
}
