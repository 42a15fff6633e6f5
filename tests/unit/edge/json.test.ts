import { describe, expect, test } from 'vitest';
import { json } from '../../../src/edge/json.ts';

describe('json', () => {
  test('answers with status and body', async () => {
    const response = json(201, { id: 7 });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ id: 7 });
  });

  test('tells caches to keep nothing and browsers to guess nothing', () => {
    const { headers } = json(200, {});
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('takes further headers, and lets them win', () => {
    const { headers } = json(405, {}, { allow: 'POST', 'cache-control': 'max-age=60' });
    expect(headers.get('allow')).toBe('POST');
    expect(headers.get('cache-control')).toBe('max-age=60');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
