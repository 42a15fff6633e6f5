import { spawn } from 'node:child_process';

/** Starts a process like the build's, which runs this code. */
export const runCode =
  (code: string, ...flags: string[]) =>
  () =>
    spawn(process.execPath, [...flags, '--eval', code], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
