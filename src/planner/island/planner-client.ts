import type { Progress, Ranking } from '../engine/rank-measures.ts';
import type { Asked, Report, Request } from './planner-messages.ts';

/** The part of a Worker that is used. */
export interface Port {
  postMessage(request: Request): void;
  addEventListener(type: 'message', listen: (event: { data: Report }) => void): void;
  addEventListener(type: 'error', listen: () => void): void;
  terminate(): void;
}

interface Listeners {
  answered: (reply: Extract<Report, { kind: 'answered' }>) => void;
  rejected: (rejection: Extract<Report, { kind: 'rejected' }>) => void;
  progress: (progress: Progress) => void;
  ranked: (ranking: Ranking) => void;
  failed: (message: string) => void;
}

export const WORKER_FAILED = 'The planner could not be started. What you entered is kept.';

/** The page's side. While a question is worked on, only the newest of those that follow is kept. */
export function createClient(port: Port, listeners: Listeners) {
  let isWorking = false;
  let next: Asked | undefined;

  function send() {
    if (isWorking || !next) return;
    port.postMessage({ kind: 'answer', ...next });
    isWorking = true;
    next = undefined;
  }

  port.addEventListener('message', ({ data }) => {
    switch (data.kind) {
      case 'answered':
        isWorking = false;
        listeners.answered(data);
        break;
      case 'rejected':
        isWorking = false;
        listeners.rejected(data);
        break;
      case 'failed':
        isWorking = false;
        listeners.failed(data.message);
        break;
      case 'progress':
        listeners.progress(data.progress);
        break;
      case 'ranked':
        listeners.ranked(data.ranking);
        break;
    }
    send();
  });
  port.addEventListener('error', () => {
    isWorking = false;
    listeners.failed(WORKER_FAILED);
  });

  return {
    ask(asked: Asked) {
      next = asked;
      send();
    },
    rank(asked: Asked) {
      port.postMessage({ kind: 'rank', ...asked });
    },
    stop() {
      port.postMessage({ kind: 'stop' });
    },
    end() {
      port.terminate();
    },
  };
}

export type PlannerClient = ReturnType<typeof createClient>;
