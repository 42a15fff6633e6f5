import * as z from 'zod/mini';
import { RequestError } from '../../content/sources/request.ts';
import type { RepositoryClient } from '../../content/sources/repository-client.ts';

const progress = { status: z.nullable(z.string()), conclusion: z.nullable(z.string()) };

/** GitHub's response for the runs of a workflow, newest first. */
const runsSchema = z.object({
  workflow_runs: z.array(
    z.object({ ...progress, id: z.number(), html_url: z.string(), updated_at: z.string() }),
  ),
});

/** The jobs of a run, with their steps. A job is a check run with the same id. */
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

/** A job's annotations, which are not in its log. */
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
  /** When it entered this state, ISO 8601. */
  at: string;
  /** The deployment's page on GitHub. */
  url: string;
  /** The current step, or the one that failed. */
  step?: string | undefined;
  /** The deployment's error messages; undefined if GitHub does not show them without a login. */
  messages?: string[] | undefined;
}

/** An annotation that adds nothing to the name of the step. */
const GENERIC_MESSAGE = /^Process completed with exit code/;

/**
 * Reads the last run of the deployment workflow: one request, one more for the step, and one for the error messages.
 * @param workflow its file name, such as deploy.yml
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
  const summary = { state: stateOf(run), at: run.updated_at, url: run.html_url };
  if (summary.state === 'done' || summary.state === 'stopped') return summary;
  const { jobs } = await client.read(`/actions/runs/${run.id}/jobs`, jobsSchema, { signal });
  if (summary.state === 'running') return { ...summary, step: jobStepOf(jobs, isRunning) };
  const failed = jobs.find(hasFailed);
  return {
    ...summary,
    step: jobStepOf(jobs, hasFailed),
    messages: failed ? await readMessages(client, failed, signal) : [],
  };
}

function stateOf({ status, conclusion }: Run): Deployment['state'] {
  if (status !== 'completed') return 'running';
  if (conclusion === 'success') return 'done';
  return conclusion === 'cancelled' || conclusion === 'skipped' ? 'stopped' : 'failed';
}

type Progress = Pick<Job, 'status' | 'conclusion'>;

const isRunning = ({ status }: Progress): boolean => status === 'in_progress';
const hasFailed = ({ conclusion }: Progress): boolean =>
  conclusion === 'failure' || conclusion === 'timed_out';

/** The first step matching a predicate, or the job. */
function jobStepOf(
  jobs: readonly Job[],
  matches: (progress: Progress) => boolean,
): string | undefined {
  const job = jobs.find(matches);
  return job?.steps?.find(matches)?.name ?? job?.name;
}

async function readMessages(client: RepositoryClient, { id }: Job, signal: AbortSignal) {
  try {
    const path = `/check-runs/${id}/annotations?per_page=50`;
    const found = await client.read(path, annotationsSchema, { signal });
    return found.flatMap(({ annotation_level: level, title, message }) =>
      level === 'failure' && message !== null && !GENERIC_MESSAGE.test(message)
        ? [[title, message].filter(Boolean).join(': ')]
        : [],
    );
  } catch (error) {
    // Fine-grained tokens cannot be granted access to these.
    if (error instanceof RequestError && error.kind === 'status') return undefined;
    throw error;
  }
}
