import { describe, expect, test, vi } from 'vitest';
import { onlyWhatIsUsed } from '../../../src/build/form-parts.ts';

const FORM = '/site/node_modules/@sveltia/cms/npm/index.js';

function resolved(source: string, importer = FORM) {
  const resolve = vi.fn((path: string) => Promise.resolve({ id: path }));
  const plugin = onlyWhatIsUsed() as unknown as {
    resolveId: (this: unknown, source: string, importer?: string) => unknown;
  };
  return plugin.resolveId.call({ resolve }, source, importer);
}

describe('the form', () => {
  test.each([
    '@shikijs/langs/astro',
    'leaflet/dist/leaflet-src.esm.js',
    'terra-draw-leaflet-adapter',
    'svgo/browser',
    './chunks/heic-C7m4hf1p.js',
  ])('goes without %s', async (source) => {
    expect(await resolved(source)).toBe('\0nothing');
  });

  test.each(['immutable', './chunks/react-dom-DwWAebfb.js', '../locales/en-GB.json'])(
    'keeps %s',
    async (source) => {
      expect(await resolved(source)).toBeNull();
    },
  );

  test('speaks British English to every browser', async () => {
    expect(await resolved('../locales/de.json')).toEqual({ id: '../locales/en-GB.json' });
  });

  test('leaves alone what others ask for', async () => {
    expect(await resolved('leaflet', '/site/src/map.ts')).toBeNull();
  });
});

describe('what would come from other hosts', () => {
  const { transform } = onlyWhatIsUsed() as unknown as {
    transform: (code: string, id: string) => { code: string } | null;
  };
  const ID = '/site/node_modules/@sveltia/cms/npm/index.js';
  const face = '@font-face {font-family:A;src:url(https://cdn.jsdelivr.net/a.woff2);}';
  const pictures = String.raw`/^(?:https?|data|blob):/ /^https?:/.test(t.value)? /^https?:\/\/\S+$/`;
  const code = `${face}b{} {avatarURL:e.avatar_url} \`https://www.githubstatus.com/api/v2/status.json\` ${pictures} t.valid=!Object.values(e).some(Boolean) let{sourceFormat:i,declaredFormat:a}=await g(e);let{format:c=\`webp\`}=s`;

  test('is not asked for', () => {
    const own = transform(code, ID)?.code ?? '';
    expect(own).toMatch(/^b\{\} \{avatarURL:""\} `data:application\/json,/);
    expect(own).not.toMatch(/https/);
  });

  test('takes the rules of boxes from the site’s check alone', () => {
    const own = transform(code, ID)?.code ?? '';
    expect(own).toContain('t.valid=!e.customError');
    expect(own).not.toContain('Object.values');
  });

  test('keeps a photograph a JPEG, and a drawing a PNG', () => {
    expect(transform(code, ID)?.code).toContain('format:c=({jpeg:`jpeg`,png:`png`}[i]??`webp`)}');
  });

  test('is looked after when the tool changes', () => {
    expect(() => transform('a{}', ID)).toThrow('The form no longer has @font-face');
    expect(transform('a{}', '/site/src/a.ts')).toBeNull();
  });
});
