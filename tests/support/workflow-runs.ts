import type { WorkflowRun } from '../../harness/contents-api/dashboard-routes.ts';

type Job = WorkflowRun['jobs'][number];

const AT = '2026-11-21T12:00:00Z';

/** The content check's messages, and GitHub's own. */
export const ERROR_MESSAGE =
  'company.json › phone: expected a telephone number; got "tel". Fix: correct it.';

const failed = (name: string) => ({ name, status: 'completed', conclusion: 'failure' });
const passed = (name: string) => ({ name, status: 'completed', conclusion: 'success' });

/** A workflow run. */
export const createRun = (workflow: string, more: Partial<WorkflowRun>): WorkflowRun => ({
  workflow,
  status: 'completed',
  conclusion: 'success',
  updated_at: AT,
  jobs: [],
  ...more,
});

/** A run that failed at the content check. */
export const createFailedRun = (workflow: string, more: Partial<Job> = {}): WorkflowRun =>
  createRun(workflow, {
    conclusion: 'failure',
    jobs: [
      { ...passed('test'), steps: [], annotations: [] },
      {
        ...failed('deploy'),
        steps: [passed('Install'), failed('Check the content')],
        annotations: [
          { annotation_level: 'warning', title: '', message: 'An action is old' },
          { annotation_level: 'failure', title: '', message: ERROR_MESSAGE },
          {
            annotation_level: 'failure',
            title: '',
            message: 'Process completed with exit code 1.',
          },
        ],
        ...more,
      },
    ],
  });

/** A run in progress. */
export const createUnfinishedRun = (workflow: string): WorkflowRun => {
  const going = { status: 'in_progress', conclusion: null };
  const step = { name: 'Build the site', ...going };
  return createRun(workflow, {
    ...going,
    jobs: [{ name: 'deploy', ...going, steps: [passed('Install'), step], annotations: [] }],
  });
};
