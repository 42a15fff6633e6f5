import { mkdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 100;

/** Runs jobs of one name one after the other, also those of the other workers of this test run. */
export async function takeTurn<T>(name: string, job: () => Promise<T>): Promise<T> {
  // The runner's process, so that what a killed run left behind holds up no later one.
  const turn = join(tmpdir(), `${name}-${process.ppid}`);
  while (!(await isOurs(turn))) await setTimeout(PAUSE_MS);
  try {
    return await job();
  } finally {
    await rmdir(turn);
  }
}

/** Of all who ask at once, one makes the folder. */
async function isOurs(turn: string): Promise<boolean> {
  try {
    await mkdir(turn);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
