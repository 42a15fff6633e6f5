import * as z from 'zod/mini';

// Astro's own schemas would test whether `eval` works, which the editor's policy forbids and reports.
z.config({ jitless: true });
