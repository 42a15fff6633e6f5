import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface WorkflowStep {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface WorkflowJob {
  if?: string;
  needs?: string | string[];
  environment?: string;
  permissions?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  'timeout-minutes'?: number;
  steps: WorkflowStep[];
}

export interface Workflow {
  file: string;
  text: string;
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  jobs: Record<string, WorkflowJob>;
}

/** The workflows of this repository and those for a content repository, by file. */
export function readWorkflows(): Workflow[] {
  return globSync(['.github/workflows/*', 'docs/content-repository/*'])
    .toSorted()
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return { ...(parse(text) as Omit<Workflow, 'file' | 'text'>), file, text };
    });
}

/** Reads one of them. */
export function readWorkflow(file: string): Workflow {
  const found = readWorkflows().find((workflow) => workflow.file === file);
  if (!found) throw new Error(`there is no ${file}`);
  return found;
}
