import { hashGitBlob, gitTreeSha, type GitTreeLine } from './git-objects.ts';

/** The object at a path: a file's bytes, a symlink's target, or a submodule's commit. */
type Leaf =
  { kind: 'file' | 'symlink'; sha: string; bytes: Buffer } | { kind: 'submodule'; sha: string };

/** An entry of a folder. */
export interface RepositoryEntry {
  kind: Leaf['kind'] | 'dir';
  name: string;
  path: string;
  sha: string;
  /** Bytes; 0 for folders and submodules. */
  size: number;
}

const MODES = { file: '100644', symlink: '120000', submodule: '160000', dir: '040000' } as const;

/** One branch of a git repository in memory. Folders exist only while they have entries. */
export class MemoryRepository {
  readonly #leaves = new Map<string, Leaf>();

  /** Writes a file; values other than strings and bytes are serialised as JSON. */
  write(path: string, content: unknown): void {
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    const bytes = Buffer.from(isRaw ? content : JSON.stringify(content, null, 2));
    this.#leaves.set(path, { kind: 'file', sha: hashGitBlob(bytes), bytes });
  }

  symlink(path: string, target: string): void {
    const bytes = Buffer.from(target);
    this.#leaves.set(path, { kind: 'symlink', sha: hashGitBlob(bytes), bytes });
  }

  submodule(path: string, sha = 'a'.repeat(40)): void {
    this.#leaves.set(path, { kind: 'submodule', sha });
  }

  remove(path: string): void {
    this.#leaves.delete(path);
  }

  /** Paths of all files. */
  paths(): string[] {
    return [...this.#leaves.keys()];
  }

  /** The bytes of a file, or a symlink's target. */
  read(path: string): Buffer | undefined {
    const leaf = this.#leaves.get(path);
    return leaf && 'bytes' in leaf ? leaf.bytes : undefined;
  }

  /** The sha of a file. */
  shaOf(path: string): string {
    const leaf = this.#leaves.get(path);
    if (!leaf) throw new Error(`${path} is not in the repository`);
    return leaf.sha;
  }

  /** The entry at a path, which may be a folder. */
  find(path: string): RepositoryEntry | undefined {
    const parent = path.split('/').slice(0, -1).join('/');
    return this.list(parent)?.find((entry) => entry.path === path);
  }

  /** The entries of a folder by name; the root is ''. */
  list(folder: string): RepositoryEntry[] | undefined {
    const prefix = folder === '' ? '' : `${folder}/`;
    const inside = [...this.#leaves].filter(([path]) => path.startsWith(prefix));
    if (inside.length === 0 && folder !== '') return undefined;
    const entries = new Map<string, RepositoryEntry>();
    for (const [path, leaf] of inside) {
      const [name = '', ...deeper] = path.slice(prefix.length).split('/');
      if (entries.has(name)) continue;
      const base = { name, path: `${prefix}${name}` };
      entries.set(
        name,
        deeper.length > 0
          ? { ...base, kind: 'dir', size: 0, sha: this.treeSha(base.path) }
          : { ...base, ...describeLeaf(leaf) },
      );
    }
    return [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  treeSha(folder: string): string {
    const lines = (this.list(folder) ?? []).map(({ kind, name, sha }): GitTreeLine => ({
      mode: MODES[kind],
      name,
      sha,
    }));
    return gitTreeSha(lines);
  }

  /** The folder with this tree sha; the root is ''. */
  findTree(sha: string): string | undefined {
    const folders = new Set(['']);
    for (const path of this.#leaves.keys()) {
      const parts = path.split('/').slice(0, -1);
      parts.forEach((_, i) => folders.add(parts.slice(0, i + 1).join('/')));
    }
    return [...folders].find((folder) => this.treeSha(folder) === sha);
  }

  findBlob(sha: string): Buffer | undefined {
    const leaf = [...this.#leaves.values()].find((candidate) => candidate.sha === sha);
    return leaf && 'bytes' in leaf ? leaf.bytes : undefined;
  }
}

function describeLeaf(leaf: Leaf): Pick<RepositoryEntry, 'kind' | 'sha' | 'size'> {
  return { kind: leaf.kind, sha: leaf.sha, size: 'bytes' in leaf ? leaf.bytes.byteLength : 0 };
}
