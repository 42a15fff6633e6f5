import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS } from '../../src/content/model/content-types.ts';
import type { ContentFolder } from './build-content.ts';

/** The changes that setup makes to a content folder, by path. */
export interface Changes {
  written: string[];
  removed: string[];
  /** Left as they are, since somebody has changed them after an earlier run. */
  kept: string[];
}

/**
 * Compares a content folder with what setting up would write.
 * @param earlier what an earlier run wrote; undefined if the folder has the sample company's content
 */
export function planChanges(root: string, next: ContentFolder, earlier?: ContentFolder): Changes {
  const items = globSync(
    FOLDERS.map((folder) => `${folder}/*.json`),
    { cwd: root },
  );
  const paths = new Set([...next.keys(), ...items]);
  const changes: Changes = { written: [], removed: [], kept: [] };
  for (const path of [...paths].toSorted()) {
    const file = join(root, path);
    const found = existsSync(file) ? readFileSync(file) : undefined;
    const planned = next.get(path);
    if (planned ? found?.equals(planned) : !found) continue;
    const isEdited = earlier && found && !earlier.get(path)?.equals(found);
    if (isEdited) changes.kept.push(path);
    else if (planned) changes.written.push(path);
    else changes.removed.push(path);
  }
  return changes;
}
