import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Updates {
  updates: {
    'package-ecosystem': string;
    directory?: string;
    directories?: string[];
    schedule: { interval: string };
    groups: Record<string, { 'update-types': string[] }>;
  }[];
}

const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as Updates;

test('packages and actions are brought up to date each week, small steps together', () => {
  expect(
    updates.map(({ schedule, groups, ...each }) => ({
      of: each['package-ecosystem'],
      in: each.directories ?? [each.directory],
      interval: schedule.interval,
      groups: Object.values(groups),
    })),
  ).toEqual([
    {
      of: 'npm',
      in: ['/'],
      interval: 'weekly',
      groups: [{ 'update-types': ['minor', 'patch'] }],
    },
    {
      of: 'github-actions',
      // Both places with workflows.
      in: ['/', '/docs/content-repository'],
      interval: 'weekly',
      groups: [{ 'update-types': ['minor', 'patch'] }],
    },
  ]);
});
