// Draws the site's pictures from one kit of shapes and writes them to content/uploads/.
// The results are committed; a photograph of the same name replaces any of them.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { drawMap } from './illustrations/isles-map.ts';
import { SCENES } from './illustrations/scenes.ts';

await mkdir('content/uploads', { recursive: true });
const company = JSON.parse(await readFile('content/company.json', 'utf8')) as {
  contact: { longitude: number; latitude: number };
};
const drawings = {
  ...SCENES,
  'map.svg': () =>
    drawMap({ coast: { steps: 1, least: 3 }, dot: 4, nameSize: 20, home: company.contact }),
  // For close views in the station finder.
  'isles.svg': () => drawMap({ coast: { steps: 2, least: 0.9 }, dot: 0.8 }),
};
for (const [name, draw] of Object.entries(drawings)) {
  const svg = draw();
  await writeFile(`content/uploads/${name}`, svg);
  console.log(`${name.padEnd(40)} ${brotliCompressSync(svg).byteLength} bytes brotli`);
}
