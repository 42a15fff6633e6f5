import { createHash } from 'node:crypto';
import { gitBlobSha } from '../../src/content/sources/built-in-source.ts';

/** A file's bytes, or a symlink's target. */
interface Leaf {
  kind: 'file' | 'symlink';
  sha: string;
  bytes: Buffer;
}

/** An entry of a folder. */
export interface RepositoryEntry {
  kind: Leaf['kind'] | 'dir';
  name: string;
  path: string;
  sha: string;
  /** Bytes; 0 for folders. */
  size: number;
}

/** One branch of a git repository in memory. Folders exist only while they have entries. */
export class MemoryRepository {
  readonly #leaves = new Map<string, Leaf>();

  /** Writes a file; values other than strings and bytes are serialised as JSON. */
  write(path: string, content: unknown): void {
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    this.#add('file', path, Buffer.from(isRaw ? content : JSON.stringify(content, null, 2)));
  }

  symlink(path: string, target: string): void {
    this.#add('symlink', path, Buffer.from(target));
  }

  #add(kind: Leaf['kind'], path: string, bytes: Buffer): void {
    this.#leaves.set(path, { kind, sha: gitBlobSha(bytes), bytes });
  }

  remove(path: string): void {
    this.#leaves.delete(path);
  }

  /** Paths of all files. */
  paths(): string[] {
    return [...this.#leaves.keys()];
  }

  /** The bytes of a file. */
  read(path: string): Buffer | undefined {
    return this.#leaves.get(path)?.bytes;
  }

  /** The sha of a file. */
  shaOf(path: string): string {
    const leaf = this.#leaves.get(path);
    if (!leaf) throw new Error(`${path} is not in the repository`);
    return leaf.sha;
  }

  /** The entries of a folder by name; the root is ''. */
  list(folder: string): RepositoryEntry[] | undefined {
    const prefix = folder === '' ? '' : `${folder}/`;
    const inside = [...this.#leaves].filter(([path]) => path.startsWith(prefix));
    if (inside.length === 0 && folder !== '') return undefined;
    const entries = new Map<string, RepositoryEntry>();
    for (const [path, { kind, sha, bytes }] of inside) {
      const [name = '', ...deeper] = path.slice(prefix.length).split('/');
      if (entries.has(name)) continue;
      const base = { name, path: `${prefix}${name}` };
      entries.set(
        name,
        deeper.length > 0
          ? { ...base, kind: 'dir', size: 0, sha: this.treeSha(base.path) }
          : { ...base, kind, size: bytes.byteLength, sha },
      );
    }
    return [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** An id that changes with a folder's entries, unlike git's own. */
  treeSha(folder: string): string {
    return createHash('sha1')
      .update(JSON.stringify(this.list(folder)))
      .digest('hex');
  }

  findBlob(sha: string): Buffer | undefined {
    return [...this.#leaves.values()].find((leaf) => leaf.sha === sha)?.bytes;
  }
}
