import type { PlannerRequest, MeterUpload, PlannerReport } from './serve-requests.ts';

export interface WorkerPort {
  postMessage(request: PlannerRequest | MeterUpload): void;
  addEventListener(type: 'message', listen: (event: { data: PlannerReport }) => void): void;
  addEventListener(type: 'error', listen: () => void): void;
  terminate(): void;
}

export const WORKER_FAILED = 'The planner did not start. Your entries are kept. Try again.';

/** The page's side of the worker connection. While a request is in progress, only the newest one is queued. */
export function createPlannerClient(port: WorkerPort, onReport: (report: PlannerReport) => void) {
  let isWorking = false;
  let next: PlannerRequest | undefined;

  function send() {
    if (isWorking || !next) return;
    port.postMessage(next);
    isWorking = true;
    next = undefined;
  }

  port.addEventListener('message', ({ data }) => {
    // A ranking follows its answer, possibly during the next request; a meter result may come at any time.
    if (!['ranked', 'metered', 'unreadable'].includes(data.kind)) isWorking = false;
    onReport(data);
    send();
  });
  port.addEventListener('error', () => {
    isWorking = false;
    onReport({ kind: 'failed', message: WORKER_FAILED });
  });

  return {
    send(request: PlannerRequest) {
      next = request;
      send();
    },
    read(upload: MeterUpload) {
      port.postMessage(upload);
    },
    end() {
      port.terminate();
    },
  };
}

export type PlannerClient = ReturnType<typeof createPlannerClient>;
