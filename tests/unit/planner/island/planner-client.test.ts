import { describe, expect, test, vi } from 'vitest';
import type { Question } from '../../../../src/planner/form/read-form.ts';
import {
  createClient,
  WORKER_FAILED,
  type Port,
} from '../../../../src/planner/island/planner-client.ts';
import type { Report, Request } from '../../../../src/planner/island/planner-messages.ts';

const ask = (query: string) => ({ query, question: {} as Question });

function start() {
  const sent: Request['kind'][] = [];
  const listeners: Record<string, (event: { data: Report }) => void> = {};
  const port = {
    postMessage: ({ kind }: Request) => sent.push(kind),
    addEventListener: (type: string, listen: (event: { data: Report }) => void) => {
      listeners[type] = listen;
    },
    terminate: vi.fn(),
  } as unknown as Port;
  const answered: string[] = [];
  const rejected: string[] = [];
  const failed: string[] = [];
  const client = createClient(port, {
    answered: ({ to }) => answered.push(to),
    rejected: ({ to }) => rejected.push(to),
    failed: (message) => failed.push(message),
    progress: vi.fn(),
    ranked: vi.fn(),
  });
  const say = (type: string, data: Partial<Report>) => listeners[type]?.({ data: data as Report });
  return { client, sent, answered, rejected, failed, say };
}

describe("the planner's client", () => {
  test('asks one question at a time, and then only the newest', () => {
    const { client, sent, answered, say } = start();
    for (const query of ['first', 'second', 'third']) client.ask(ask(query));
    expect(sent).toEqual(['answer']);
    say('message', { kind: 'answered', to: 'first' });
    expect(sent).toEqual(['answer', 'answer']);
    say('message', { kind: 'answered', to: 'third' });
    expect(answered).toEqual(['first', 'third']);
    expect(sent).toHaveLength(2);
  });

  test('asks on after a plan that was rejected, and after a failure', () => {
    const { client, sent, rejected, failed, say } = start();
    client.ask(ask('first'));
    say('message', { kind: 'rejected', to: 'first' });
    client.ask(ask('second'));
    say('message', { kind: 'failed', message: 'no weather' });
    client.ask(ask('third'));
    expect([rejected, failed]).toEqual([['first'], ['no weather']]);
    expect(sent).toHaveLength(3);
  });

  test('says that the worker itself failed', () => {
    const { client, failed, say } = start();
    client.ask(ask('first'));
    say('error', {});
    expect(failed).toEqual([WORKER_FAILED]);
  });
});
