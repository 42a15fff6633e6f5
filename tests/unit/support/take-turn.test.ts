import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurn } from '../../support/take-turn.ts';

test('jobs of one name never overlap, also after one has failed', async () => {
  let running = 0;
  const seen: number[] = [];
  const job = async () => {
    running += 1;
    seen.push(running);
    await setTimeout(5);
    running -= 1;
    throw new Error('failed');
  };
  const turns = [1, 2, 3].map(() => takeTurn('test-turn', job));
  await Promise.all(turns.map((turn) => expect(turn).rejects.toThrow('failed')));
  expect(seen).toEqual([1, 1, 1]);
});
