import { listFiles, readImports, roomOf } from './read-imports.ts';
import { ROOMS } from './rooms.ts';

/** The rooms and who imports whom today, as a Mermaid flowchart; a dotted arrow stands for types alone. */
export function drawRooms(): string {
  const arrows = new Map<string, { isType: boolean }>();
  for (const { from, to, isPackage, isType } of listFiles().flatMap(readImports)) {
    const [start, end] = [roomOf(from), roomOf(to)];
    if (isPackage || start === end || !Object.hasOwn(ROOMS, end)) continue;
    const key = `${start} ${end}`;
    arrows.set(key, { isType: isType && (arrows.get(key)?.isType ?? true) });
  }
  const lines = [...arrows]
    .map(([key, { isType }]) => `  ${key.replace(' ', isType ? ' -.-> ' : ' --> ')}`)
    .sort();
  return ['flowchart TD', ...lines].join('\n');
}
