import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  createPictureChecker,
  startPictureProcess,
} from '../../../../src/content/pictures/picture-checker.ts';
import { UnusableError } from '../../../../src/content/processes/unusable-error.ts';
import { GRAINY, svg } from '../../../support/drawings.ts';
import { AMPLE_MS, BRIEF_MS } from '../../../support/served-folder.ts';

/** A checker that is closed after the test, and the processes that it started. */
function startChecker(limitMs = AMPLE_MS, start = startPictureProcess) {
  const started: ChildProcess[] = [];
  const checker = createPictureChecker(limitMs, () => {
    const child = start();
    started.push(child);
    return child;
  });
  onTestFinished(checker.close);
  return { check: checker.check, close: checker.close, started };
}

const drawing = Buffer.from(svg());

describe('pictures', () => {
  test('of a folder are checked by one process, which is not started without one', async () => {
    const { check, close, started } = startChecker();
    expect(started).toEqual([]);
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } })
      .png()
      .toBuffer();
    await Promise.all([check('a.svg', drawing), check('b.png', png), check('c.svg', drawing)]);
    expect(started).toHaveLength(1);
    close();
    const [child] = started;
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(child?.signalCode).toBe('SIGKILL');
  });

  test('are refused with the words of the check, however many a file has', async () => {
    const { check } = startChecker();
    const refused = check('a.png', drawing);
    await expect(refused).rejects.toThrow(UnusableError);
    await expect(refused).rejects.toMatchObject({
      message: 'svg, not png',
      fix: 'save it again as png',
    });
    await expect(check('a.png', Buffer.from('a'))).rejects.toThrow('unsupported image format');
    await expect(check('a.svg', Buffer.from(svg(`<${'x'.repeat(5000)}>`)))).rejects.toThrow(
      /^.{1,201}$/,
    );
    await expect(check('b.svg', drawing)).resolves.toHaveProperty('length');
  });

  test('that take long to draw at the size of pages are ended, and their process with them', async () => {
    const { check, started } = startChecker(1500);
    const endless = check('a.svg', Buffer.from(GRAINY));
    await expect(endless).rejects.toThrow(UnusableError);
    await expect(endless).rejects.toThrow('a picture that takes more than 1.5 seconds to draw');
    const [child] = started;
    if (child?.signalCode === null) await once(child, 'exit');
    expect(child?.signalCode).toBe('SIGKILL');
  });

  test('after one that was ended get another process', async () => {
    const ended: unknown[] = [];
    const answers = [undefined, { ok: true }, { ok: true }];
    const { check, started } = startChecker(BRIEF_MS, () => {
      const child = Object.assign(new EventEmitter(), {
        send: () => {
          const answer = answers.shift();
          if (answer) setImmediate(() => child.emit('message', answer));
        },
        kill: (signal: string) => ended.push(signal),
      });
      return child as unknown as ChildProcess;
    });
    const all = await Promise.allSettled(['a', 'b', 'c'].map((name) => check(name, drawing)));
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(started).toHaveLength(2);
    expect(ended).toEqual(['SIGKILL']);
  });

  test('that break the process are refused alone', async () => {
    const { check, started } = startChecker(AMPLE_MS, () => {
      const child = startPictureProcess();
      if (started.length === 0) child.kill('SIGSEGV');
      return child;
    });
    await expect(check('a.svg', drawing)).rejects.toThrow('a picture that breaks what reads it');
    await expect(check('b.svg', drawing)).resolves.toHaveProperty('length');
    expect(started).toHaveLength(2);
  });
});
