import * as z from 'zod/mini';

/** Commits that changed a file, the newest first. */
export const commitsSchema = z.array(
  z.object({
    sha: z.string(),
    html_url: z.string(),
    commit: z.object({
      message: z.string(),
      author: z.nullable(z.object({ name: z.string(), date: z.string() })),
    }),
  }),
);

/** A file at a commit. */
export const fileSchema = z.object({ sha: z.string(), content: z.string() });

/** Where a commit that was made can be seen. */
export const savedSchema = z.object({ commit: z.object({ html_url: z.string() }) });

/** The newest commit of a branch. */
export const branchSchema = z.object({ object: z.object({ sha: z.string() }) });

/** A pull request that was opened. */
export const openedSchema = z.object({ number: z.number(), html_url: z.string() });
