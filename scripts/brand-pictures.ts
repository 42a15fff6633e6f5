// Renders the favicon set and the picture that social networks show from drawings; results are committed to public/.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { SCENES } from './illustrations/scenes.ts';

const MARK =
  '<circle cx="20" cy="15" r="4.2" fill="#f5c93a"/><g fill="INK"><path id="p" d="M20 11.600c-2.6-3-2.4-7.4 0-11.6 2.4 4.2 2.6 8.6 0 11.600z"/><use href="#p" transform="rotate(120 20 15)"/><use href="#p" transform="rotate(240 20 15)"/></g><g fill="none" stroke-width="2.4" stroke-linecap="round"><path d="M20 19v15" stroke="INK"/><path d="M2 36c4.5-3 9-3 13.5 0s9 3 13.5 0c3-2 6-2.6 9-1.8" stroke="#17566a"/></g>';

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>.i{fill:#08222d;stroke:#08222d}.s{stroke:#17566a}@media(prefers-color-scheme:dark){.i{fill:#eef1ea;stroke:#eef1ea}.s{stroke:#8ecbd8}}</style>${MARK.replaceAll('fill="INK"', 'class="i" stroke="none"').replace('stroke="INK"', 'class="i"').replace('stroke="#17566a"', 'class="s"')}</svg>\n`;
await writeFile('public/favicon.svg', favicon);

const tile = (margin: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${40 + 2 * margin} ${40 + 2 * margin}"><rect x="-20" y="-20" width="80" height="80" fill="#f7f6f1"/>${MARK.replaceAll('INK', '#08222d')}</svg>`,
  );
const png = (margin: number, size: number) =>
  sharp(tile(margin), { density: 900 }).resize(size, size).png({ palette: true });
await png(6, 180).toFile('public/apple-touch-icon.png');
await png(6, 192).toFile('public/icon-192.png');
await png(6, 512).toFile('public/icon-512.png');

// An ICO file may hold a PNG: a six-byte header, one directory entry, then the picture.
const small = await png(1, 32).toBuffer();
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(32, 6);
header.writeUInt8(32, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(small.byteLength, 14);
header.writeUInt32LE(22, 18);
await writeFile('public/favicon.ico', Buffer.concat([header, small]));

const scene = await sharp(Buffer.from(SCENES['hero.svg']?.() ?? ''), { density: 96 })
  .resize({ height: 430 })
  .toBuffer();
const view = await sharp(scene).extract({ left: 120, top: 0, width: 1200, height: 430 }).toBuffer();
const sky = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#b9dbe4"/><stop offset="1" stop-color="#f1f3ea"/></linearGradient></defs><rect width="1200" height="630" fill="url(#s)"/></svg>',
);
await sharp(sky)
  .composite([{ input: view, left: 0, top: 200 }])
  .png({ palette: true, colours: 128 })
  .toFile('public/social.png');
