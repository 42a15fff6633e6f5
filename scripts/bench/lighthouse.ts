import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BROWSER_SWITCHES, findBrowser } from '../../harness/browser/find-browser.ts';

/** Downloaded on demand: as a dependency, it would add 184 MB to every install. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The results of one visit on a phone, with Lighthouse's simulated slow 4G. */
export interface LighthouseVisit {
  /** 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** First and largest contentful paint and total blocking time, ms. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Bytes transferred, and number of requests. */
  bytes: number;
  requests: number;
}

interface Report {
  lighthouseVersion: string;
  environment: { hostUserAgent: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
}

const execute = promisify(execFile);

/**
 * Visits a page the given number of times, sequentially.
 * @throws if Lighthouse fails, with its output
 */
export async function visitWithLighthouse(url: string, runs: number) {
  const visits: LighthouseVisit[] = [];
  let versions = '';
  for (let run = 0; run < runs; run++) {
    const report = await measure(url);
    const browser = /Chrome\/[\d.]+/.exec(report.environment.hostUserAgent)?.[0] ?? '';
    versions = `Lighthouse ${report.lighthouseVersion}, ${browser}`;
    visits.push(toVisit(report));
  }
  return { visits, versions };
}

async function measure(url: string): Promise<Report> {
  const flags = ['--headless=old', '--ignore-certificate-errors', ...BROWSER_SWITCHES].join(' ');
  const { stdout } = await execute(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json'],
      ...[`--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=${flags}`],
    ],
    { maxBuffer: 1e8, env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  return JSON.parse(stdout) as Report;
}

function toVisit({ categories, audits }: Report): LighthouseVisit {
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const numericAudit = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    scores: Object.fromEntries(scores) as LighthouseVisit['scores'],
    fcp: numericAudit('first-contentful-paint'),
    lcp: numericAudit('largest-contentful-paint'),
    tbt: numericAudit('total-blocking-time'),
    cls: numericAudit('cumulative-layout-shift'),
    bytes: numericAudit('total-byte-weight'),
    requests: audits['network-requests']?.details?.items?.length ?? NaN,
  };
}
