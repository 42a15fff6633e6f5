import type { CmsApi } from './editing-routes.ts';
import { respondWithJson } from './github-routes.ts';
import type { ApiResponse } from './faults.ts';

/** A workflow run in the format of GitHub's API, with the parts that have separate endpoints. */
export interface WorkflowRun {
  /** The workflow's file name, such as deploy.yml */
  workflow: string;
  status: string;
  conclusion: string | null;
  updated_at: string;
  jobs: {
    name: string;
    status: string;
    conclusion: string | null;
    steps: { name: string; status: string; conclusion: string | null }[];
    annotations: { annotation_level: string; title: string; message: string }[];
  }[];
}

const GITHUB = 'https://github.example/runs';

/** Responds to the dashboard's requests for runs and pull requests; undefined for other requests. */
export function respondToDashboard(
  target: string,
  { runs, pullRequests, comments }: CmsApi,
): ApiResponse | undefined {
  if (target === 'pulls') return respondWithJson(pullRequests.map(describePullRequest));
  if (target === 'issues/comments') return respondWithJson(comments);
  const [, workflow] = /^actions\/workflows\/(.+)\/runs$/.exec(target) ?? [];
  if (workflow) {
    const found = runs.flatMap((run, id) =>
      run.workflow === workflow ? [{ ...run, id, html_url: `${GITHUB}/${id}` }] : [],
    );
    return respondWithJson({ workflow_runs: found.toReversed() });
  }
  const [, run] = /^actions\/runs\/(\d+)\/jobs$/.exec(target) ?? [];
  if (run) {
    const jobs = runs[Number(run)]?.jobs.map((job, i) => ({ ...job, id: Number(run) * 100 + i }));
    return respondWithJson({ jobs });
  }
  const [, job] = /^check-runs\/(\d+)\/annotations$/.exec(target) ?? [];
  if (job) {
    return respondWithJson(
      runs[Math.floor(Number(job) / 100)]?.jobs[Number(job) % 100]?.annotations,
    );
  }
  return undefined;
}

const describePullRequest = (request: CmsApi['pullRequests'][number], i: number) => ({
  number: i + 1,
  title: request.title,
  draft: request.draft,
  html_url: `https://github.example/pull/${i + 1}`,
  updated_at: '2026-11-21T12:00:00Z',
  user: { login: 'editor' },
  head: { ref: request.head },
});
