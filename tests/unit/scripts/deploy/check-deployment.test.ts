import { describe, expect, test } from 'vitest';
import { checkDeployment } from '../../../../scripts/deploy/check-deployment.ts';
import { readWranglerConfig } from '../../../../scripts/wrangler.ts';
import { writeFiles } from '../checked-folder.ts';

const ID = '7e1b9c52-0d5c-4a35-9d60-2f5a5a6b1c11';
const NO_ID = '00000000-0000-0000-0000-000000000000';
const SITE = { SITE_URL: 'https://machair.example' };

describe('the requirements of a deployment', () => {
  test('requires only a URL and a database', () => {
    expect(checkDeployment(SITE, ID)).toEqual([]);
  });

  test.each([NO_ID, ''])('explains how to create a database instead of "%s"', (id) => {
    expect(checkDeployment(SITE, id)).toEqual([
      'There is no database for enquiries. Run npm run go-live, which creates it.',
    ]);
  });

  test.each([{}, { SITE_URL: 'http://localhost:4321' }, { SITE_URL: 'http://127.0.0.1' }])(
    'requires a public URL: %j',
    (env) => {
      expect(checkDeployment(env, ID)).toEqual([
        'SITE_URL is not set. Set it to the address of the site, such as https://machair.example.',
      ]);
    },
  );

  test('finds the database id in the commented configuration', async () => {
    expect(readWranglerConfig().d1_databases[0]?.database_id).toMatch(/^[0-9a-f-]{36}$/);
    const root = await writeFiles({ 'c.jsonc': '{ "d1_databases": [' });
    expect(() => readWranglerConfig(`${root}/c.jsonc`)).toThrow('c.jsonc cannot be read');
  });
});
