import { json } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { answerQuestion, PROFILE, type Question, type ReceivedCommit } from './editing-answers.ts';
import { answerJson, refuse } from './github-routes.ts';
import type { MemoryRepository } from './memory-repository.ts';
import type { RightAnswer } from './misbehaviour.ts';

/** What an editor's program may do with the repository. */
export interface Editing {
  /** What it signs in with. */
  token: string;
  repository: MemoryRepository;
  /** Commits so far, the oldest first. */
  commits: ReceivedCommit[];
}

/** What is asked of the API for editing; undefined: something that everybody may ask. */
export function editingTarget(pathname: string, apiPath: string, repo: string): string | undefined {
  if (pathname === apiPath.replace(/\/v3$/, '/graphql')) return 'graphql';
  if (pathname === `${apiPath}/user`) return 'user';
  return pathname.startsWith(`${apiPath}/repos/${repo}/collaborators/`)
    ? 'collaborators'
    : undefined;
}

/** The right answer to a call of an editor's program. */
export async function answerEditing(
  target: string,
  request: IncomingMessage,
  { token, repository, commits }: Editing,
): Promise<RightAnswer> {
  if (request.headers.authorization !== `token ${token}`) return refuse(401, 'Bad credentials');
  if (target === 'user') return answerJson(PROFILE);
  if (target === 'collaborators') return { status: 204, headers: {}, body: Buffer.alloc(0) };
  const question = (await json(request)) as Question;
  return answerJson(answerQuestion(question, repository, commits));
}
