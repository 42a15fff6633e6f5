import * as z from 'zod/mini';
import { RequestError } from '../../content/sources/request.ts';
import type { RepositoryClient } from '../../content/sources/repository-client.ts';

const progress = { status: z.nullable(z.string()), conclusion: z.nullable(z.string()) };

/** GitHub's answer for the runs of a workflow, the newest first. */
const runsSchema = z.object({
  workflow_runs: z.array(
    z.object({ ...progress, id: z.number(), html_url: z.string(), updated_at: z.string() }),
  ),
});

/** The jobs of a run, with their steps. A job is a check run of the same number. */
const jobsSchema = z.object({
  jobs: z.array(
    z.object({
      ...progress,
      id: z.number(),
      name: z.string(),
      steps: z.optional(z.array(z.object({ ...progress, name: z.string() }))),
    }),
  ),
});

/** What was said in a job, beside its log. */
const annotationsSchema = z.array(
  z.object({
    annotation_level: z.nullable(z.string()),
    title: z.optional(z.nullable(z.string())),
    message: z.nullable(z.string()),
  }),
);

type Run = z.output<typeof runsSchema>['workflow_runs'][number];
type Job = z.output<typeof jobsSchema>['jobs'][number];

/** The last deployment of the content. */
export interface Deployment {
  state: 'running' | 'failed' | 'stopped' | 'done';
  /** When it came into this state, ISO 8601. */
  at: string;
  /** Its page at GitHub. */
  url: string;
  /** The step that it is at, or failed at. */
  step?: string | undefined;
  /** What it says of why it failed; undefined if GitHub keeps that from this reader. */
  words?: string[] | undefined;
}

/** Says nothing that the step does not. */
const EMPTY_WORDS = /^Process completed with exit code/;

/**
 * Reads the last run of the workflow that deploys: one request, another for the step, and one for why it failed.
 * @param workflow its file, such as deploy.yml
 * @returns undefined if it has not run yet
 * @throws RequestError
 */
export async function readDeployment(
  client: RepositoryClient,
  workflow: string,
  ref: string,
  signal: AbortSignal,
): Promise<Deployment | undefined> {
  const query = `branch=${encodeURIComponent(ref)}&per_page=1`;
  const path = `/actions/workflows/${workflow}/runs?${query}`;
  const { workflow_runs: runs } = await client.read(path, runsSchema, { signal });
  const [run] = runs;
  if (!run) return undefined;
  const about = { state: stateOf(run), at: run.updated_at, url: run.html_url };
  if (about.state === 'done' || about.state === 'stopped') return about;
  const { jobs } = await client.read(`/actions/runs/${run.id}/jobs`, jobsSchema, { signal });
  if (about.state === 'running') return { ...about, step: stepOf(jobs, isGoing) };
  const failed = jobs.find(hasFailed);
  return {
    ...about,
    step: stepOf(jobs, hasFailed),
    words: failed ? await readWords(client, failed, signal) : [],
  };
}

function stateOf({ status, conclusion }: Run): Deployment['state'] {
  if (status !== 'completed') return 'running';
  if (conclusion === 'success') return 'done';
  return conclusion === 'cancelled' || conclusion === 'skipped' ? 'stopped' : 'failed';
}

type Progress = Pick<Job, 'status' | 'conclusion'>;

const isGoing = ({ status }: Progress): boolean => status === 'in_progress';
const hasFailed = ({ conclusion }: Progress): boolean =>
  conclusion === 'failure' || conclusion === 'timed_out';

/** The step that something is true of, else the job. */
function stepOf(jobs: readonly Job[], is: (progress: Progress) => boolean): string | undefined {
  const job = jobs.find(is);
  return job?.steps?.find(is)?.name ?? job?.name;
}

async function readWords(client: RepositoryClient, { id }: Job, signal: AbortSignal) {
  try {
    const path = `/check-runs/${id}/annotations?per_page=50`;
    const found = await client.read(path, annotationsSchema, { signal });
    return found.flatMap(({ annotation_level: level, title, message }) =>
      level === 'failure' && message !== null && !EMPTY_WORDS.test(message)
        ? [[title, message].filter(Boolean).join(': ')]
        : [],
    );
  } catch (error) {
    // Tokens for single repositories cannot be given the right to read these.
    if (error instanceof RequestError && error.kind === 'status') return undefined;
    throw error;
  }
}
