import type { PlanAnswer } from '../answer/answer-plan.ts';
import type { Weeks } from '../answer/weeks.ts';
import type { Question } from '../form/read-form.ts';
import type { Progress, Ranking } from '../engine/what-first.ts';
import type { Report, Request } from './planner-messages.ts';

/** The part of a Worker that is used. */
export interface Port {
  postMessage(request: Request): void;
  addEventListener(type: 'message', listen: (event: { data: Report }) => void): void;
  addEventListener(type: 'error', listen: () => void): void;
  terminate(): void;
}

interface Listeners {
  /** @param asked what the answer is to, as it was asked */
  answered: (reply: { answer: PlanAnswer; weeks: Weeks }, asked: string) => void;
  progress: (progress: Progress) => void;
  ranked: (ranking: Ranking) => void;
  failed: (message: string) => void;
}

export const WORKER_FAILED = 'The planner could not be started. What you entered is kept.';

/** The page's side. While a question is worked on, only the newest of those that follow is kept. */
export function createClient(port: Port, listeners: Listeners) {
  let asked: string | undefined;
  let next: { key: string; question: Question } | undefined;

  function send() {
    if (asked !== undefined || !next) return;
    const { key, question } = next;
    asked = key;
    next = undefined;
    port.postMessage({ is: 'answer', question });
  }

  port.addEventListener('message', ({ data }) => {
    switch (data.is) {
      case 'answered': {
        const key = asked ?? '';
        asked = undefined;
        listeners.answered(data, key);
        break;
      }
      case 'failed':
        asked = undefined;
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
    asked = undefined;
    listeners.failed(WORKER_FAILED);
  });

  return {
    /** @param key by which the answer is known again */
    ask(key: string, question: Question) {
      next = { key, question };
      send();
    },
    rank(question: Question) {
      port.postMessage({ is: 'rank', question });
    },
    stop() {
      port.postMessage({ is: 'stop' });
    },
    end() {
      port.terminate();
    },
  };
}

export type PlannerClient = ReturnType<typeof createClient>;
