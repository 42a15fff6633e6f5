import { describe, expect, test, vi } from 'vitest';
import type { Question } from '../../../../src/planner/form/read-form.ts';
import {
  createClient,
  type Port,
  WORKER_FAILED,
} from '../../../../src/planner/island/planner-client.ts';
import type { Asked, Report } from '../../../../src/planner/island/serve-requests.ts';

const ask = (query: string) => ({ query, question: {} as Question });

function start() {
  const sent: string[] = [];
  const listeners: Record<string, (event: { data: Report }) => void> = {};
  const port = {
    postMessage: ({ query }: Asked) => sent.push(query),
    addEventListener: (type: string, listen: (event: { data: Report }) => void) => {
      listeners[type] = listen;
    },
    terminate: vi.fn(),
  } as unknown as Port;
  const reports: unknown[] = [];
  const client = createClient(port, (report) => reports.push(report));
  const say = (type: string, data: Partial<Report>) => listeners[type]?.({ data: data as Report });
  return { client, sent, reports, say };
}

describe("the planner's client", () => {
  test('asks one question at a time, and then only the newest', () => {
    const { client, sent, reports, say } = start();
    for (const query of ['first', 'second', 'third']) client.ask(ask(query));
    expect(sent).toEqual(['first']);
    say('message', { kind: 'answered', to: 'first' });
    expect(sent).toEqual(['first', 'third']);
    say('message', { kind: 'answered', to: 'third' });
    expect(reports).toMatchObject([{ to: 'first' }, { to: 'third' }]);
    expect(sent).toHaveLength(2);
  });

  test('asks on after a plan that was rejected, and after a failure', () => {
    const { client, sent, reports, say } = start();
    client.ask(ask('first'));
    say('message', { kind: 'rejected', to: 'first' });
    client.ask(ask('second'));
    say('message', { kind: 'failed', message: 'no weather' });
    client.ask(ask('third'));
    expect(reports).toMatchObject([{ kind: 'rejected' }, { kind: 'failed' }]);
    expect(sent).toHaveLength(3);
  });

  test('waits for the answer where a ranking of the plan before comes first', () => {
    const { client, sent, reports, say } = start();
    client.ask(ask('first'));
    say('message', { kind: 'answered', to: 'first' });
    client.ask(ask('second'));
    client.ask(ask('third'));
    say('message', { kind: 'ranked', to: 'first' });
    expect(sent).toEqual(['first', 'second']);
    expect(reports).toHaveLength(2);
  });

  test('says that the worker itself failed', () => {
    const { client, reports, say } = start();
    client.ask(ask('first'));
    say('error', {});
    expect(reports).toEqual([{ kind: 'failed', message: WORKER_FAILED }]);
  });
});
