import { gitBlobSha } from '../../src/content/sources/built-in-source.ts';

/** A file from a source; `bytes` if they differ from the encoded text. */
export function textFile(name: string, text: string, bytes = text) {
  return { name, sha: gitBlobSha(Buffer.from(bytes)), text };
}

/** A Git LFS pointer. */
export const LFS_POINTER_FILE = `version https://git-lfs.github.com/spec/v1
oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
size 12345
`;
