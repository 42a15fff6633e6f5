import * as z from 'zod/mini';

const progress = { status: z.nullable(z.string()), conclusion: z.nullable(z.string()) };

/** GitHub's answer for the runs of a workflow, the newest first. */
export const runsSchema = z.object({
  workflow_runs: z.array(
    z.object({ ...progress, id: z.number(), html_url: z.string(), updated_at: z.string() }),
  ),
});

/** The jobs of a run, with their steps. A job is a check run of the same number. */
export const jobsSchema = z.object({
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
export const annotationsSchema = z.array(
  z.object({
    annotation_level: z.nullable(z.string()),
    title: z.optional(z.nullable(z.string())),
    message: z.nullable(z.string()),
  }),
);

/** Open pull requests. */
export const pullRequestsSchema = z.array(
  z.object({
    title: z.string(),
    html_url: z.string(),
    draft: z.optional(z.boolean()),
    updated_at: z.string(),
    user: z.nullable(z.object({ login: z.string() })),
    head: z.object({ ref: z.string() }),
  }),
);

export type Run = z.output<typeof runsSchema>['workflow_runs'][number];
export type Job = z.output<typeof jobsSchema>['jobs'][number];
