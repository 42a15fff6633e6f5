import { gitBlobSha } from './git-objects.ts';
import type { MemoryRepository } from './memory-repository.ts';

/** A commit on the branch, with what it wrote; undefined: a file that it took away. */
interface Commit {
  sha: string;
  message: string;
  /** Who made it. */
  name: string;
  /** ISO 8601 */
  date: string;
  files: ReadonlyMap<string, Buffer | undefined>;
}

/** The commits of one branch, the oldest first, so that older versions of its files can be read. */
export class CommitHistory {
  #commits: Commit[] = [];
  readonly #repository: MemoryRepository;

  constructor(repository: MemoryRepository) {
    this.#repository = repository;
  }

  /** Writes files to the branch, or takes them away, as one commit. */
  commit(about: Omit<Commit, 'sha' | 'files'>, files: Readonly<Record<string, unknown>>): string {
    for (const [path, content] of Object.entries(files)) {
      if (content === undefined) this.#repository.remove(path);
      else this.#repository.write(path, content);
    }
    const sha = gitBlobSha(Buffer.from(`commit ${this.#commits.length}`));
    const written = Object.keys(files).map((path) => [path, this.#repository.read(path)] as const);
    this.#commits.push({ ...about, sha, files: new Map(written) });
    return sha;
  }

  /** The commits that changed a file, the newest first. */
  of(path: string): Commit[] {
    return this.#commits.filter(({ files }) => files.has(path)).toReversed();
  }

  /** A file as it was after a commit; undefined if there was none, or there is no such commit. */
  read(path: string, sha: string): Buffer | undefined {
    const last = this.#commits.findIndex((commit) => commit.sha === sha);
    const until = this.#commits.slice(0, last + 1);
    return until.findLast(({ files }) => files.has(path))?.files.get(path);
  }

  clear(): void {
    this.#commits = [];
  }
}
