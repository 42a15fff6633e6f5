import * as z from 'zod/mini';

// Astro's own schemas would try whether text may run as a script, which the editor's policy forbids and reports.
z.config({ jitless: true });
