import { createHash } from 'node:crypto';

/** An entry of a git tree. */
export interface GitTreeLine {
  mode: '100644' | '120000' | '040000' | '160000';
  name: string;
  sha: string;
}

/** Git's blob id for these bytes. */
export function hashGitBlob(bytes: Uint8Array): string {
  return gitSha('blob', bytes);
}

/** Git's tree id for these entries. */
export function gitTreeSha(lines: readonly GitTreeLine[]): string {
  const sortKey = ({ mode, name }: GitTreeLine) => (mode === '040000' ? `${name}/` : name);
  const parts = lines
    .toSorted((a, b) => Buffer.compare(Buffer.from(sortKey(a)), Buffer.from(sortKey(b))))
    .flatMap(({ mode, name, sha }) => [
      Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`),
      Buffer.from(sha, 'hex'),
    ]);
  return gitSha('tree', Buffer.concat(parts));
}

function gitSha(type: string, bytes: Uint8Array): string {
  return createHash('sha1').update(`${type} ${bytes.byteLength}\0`).update(bytes).digest('hex');
}
