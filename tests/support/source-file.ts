import { gitBlobSha } from '../../harness/contents-api/git-objects.ts';

/** A file as a source gives it; `bytes` where they are not just the text. */
export function textFile(name: string, text: string, bytes = text) {
  return { name, sha: gitBlobSha(Buffer.from(bytes)), text };
}
