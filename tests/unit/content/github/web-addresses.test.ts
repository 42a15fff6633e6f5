import { describe, expect, test } from 'vitest';
import {
  newRepositoryUrl,
  repositoryUrl,
  repositoryUrlOf,
  webAddresses,
} from '../../../../src/content/github/web-addresses.ts';

describe('the web address of a repository', () => {
  test.each([
    ['https://api.github.com', 'https://github.com/machair/content'],
    ['https://api.github.com/', 'https://github.com/machair/content'],
    ['https://git.firm.example/api/v3', 'https://git.firm.example/machair/content'],
    ['https://api.firm.ghe.com', 'https://firm.ghe.com/machair/content'],
    ['https://content.example', undefined],
    ['https://api.github.com.example', undefined],
  ])('behind %s is %s', (apiUrl, address) => {
    expect(repositoryUrl(apiUrl, 'machair/content')).toBe(address);
  });

  test.each([
    [
      'https://git.example/o/n/blob/main/services/wind%20turbines.json',
      'main',
      'https://git.example/o/n',
    ],
    [
      'https://git.example/o/n/blob/a/b/services/wind%20turbines.json',
      'a/b',
      'https://git.example/o/n',
    ],
    ['https://git.example/o/n/src/main/services/wind%20turbines.json', 'main', undefined],
    ['javascript:alert(1)//blob/main/services/wind%20turbines.json', 'main', undefined],
  ])('is read off %s', (fileUrl, ref, address) => {
    expect(repositoryUrlOf(fileUrl, ref, 'services/wind turbines.json')).toBe(address);
  });
});

test('a repository is made at the same host', () => {
  expect(newRepositoryUrl('https://git.firm.example/api/v3')).toMatch(
    /^https:\/\/git\.firm\.example\/new\?/,
  );
  expect(newRepositoryUrl('https://content.example')).toBeUndefined();
});

test('a branch has addresses to see, change and add', () => {
  const at = webAddresses('https://github.com/machair/content', 'draft/2027 prices');
  expect(at.folder('case-studies')).toBe(
    'https://github.com/machair/content/tree/draft/2027%20prices/case-studies',
  );
  expect(at.edit('services/solar.json')).toBe(
    'https://github.com/machair/content/edit/draft/2027%20prices/services/solar.json',
  );
  expect(at.history('services/solar.json')).toBe(
    'https://github.com/machair/content/commits/draft/2027%20prices/services/solar.json',
  );
  expect(at.add('services')).toBe(
    'https://github.com/machair/content/new/draft/2027%20prices/services',
  );
});
