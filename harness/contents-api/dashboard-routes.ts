import { json } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import type { Editing } from './editing-routes.ts';
import { answerJson, refuse } from './github-routes.ts';
import { gitBlobSha } from './git-objects.ts';
import type { RightAnswer } from './misbehaviour.ts';

/** A run of a workflow, as GitHub's API describes it, with what is asked for by itself. */
export interface WorkflowRun {
  /** The workflow's file, such as deploy.yml */
  workflow: string;
  status: string;
  conclusion: string | null;
  updated_at: string;
  jobs: {
    name: string;
    status: string;
    conclusion: string | null;
    steps: { name: string; status: string; conclusion: string | null }[];
    annotations: { annotation_level: string; title: string; message: string }[];
  }[];
}

interface FileInput {
  message: string;
  content: string;
  branch: string;
  sha?: string;
}

const GITHUB = 'https://github.example/runs';

/** Answers what the dashboard asks beside contents: runs, pull requests, commits. Undefined: something else. */
export async function answerDashboard(
  target: string,
  query: URLSearchParams,
  request: IncomingMessage,
  editing: Editing,
): Promise<RightAnswer | undefined> {
  if (request.method === 'PUT' || request.method === 'POST') {
    if (!maySave(request, editing)) return refuse(403, 'Resource not accessible');
    return answerWriting(target, await json(request), editing);
  }
  const { runs, pullRequests, history, repository } = editing;
  if (target === 'pulls') return answerJson(pullRequests.map(describePullRequest));
  if (target === 'commits') return answerJson(listCommits(query, editing));
  if (target.startsWith('git/ref/heads/')) {
    return answerJson({ object: { sha: repository.treeSha('') } });
  }
  const [, workflow] = /^actions\/workflows\/(.+)\/runs$/.exec(target) ?? [];
  if (workflow) {
    const found = runs.flatMap((run, id) =>
      run.workflow === workflow ? [{ ...run, id, html_url: `${GITHUB}/${id}` }] : [],
    );
    return answerJson({ workflow_runs: found.toReversed() });
  }
  const [, run] = /^actions\/runs\/(\d+)\/jobs$/.exec(target) ?? [];
  if (run) {
    const jobs = runs[Number(run)]?.jobs.map((job, i) => ({ ...job, id: Number(run) * 100 + i }));
    return answerJson({ jobs });
  }
  const [, job] = /^check-runs\/(\d+)\/annotations$/.exec(target) ?? [];
  if (job) {
    return answerJson(runs[Math.floor(Number(job) / 100)]?.jobs[Number(job) % 100]?.annotations);
  }
  const [, path] = /^contents\/(.+)$/.exec(target) ?? [];
  const bytes = path && history.read(path, query.get('ref') ?? '');
  return bytes ? answerJson(describeFile(bytes)) : undefined;
}

const maySave = ({ headers }: IncomingMessage, { token }: Editing): boolean =>
  token !== '' && [`Bearer ${token}`, `token ${token}`].includes(headers.authorization ?? '');

function answerWriting(target: string, asked: unknown, editing: Editing): RightAnswer | undefined {
  const { branches, pullRequests } = editing;
  const [, path] = /^contents\/(.+)$/.exec(target) ?? [];
  if (path) return answerSaving(path, asked as FileInput, editing);
  if (target === 'git/refs') {
    const { ref } = asked as { ref: string };
    if (branches.has(ref)) return refuse(422, 'Reference already exists');
    branches.add(ref);
    return answerJson({ ref });
  }
  if (target === 'pulls') {
    const number = pullRequests.push(asked as Editing['pullRequests'][number]);
    return answerJson({ number, html_url: `https://github.example/pull/${number}` });
  }
  return target.startsWith('issues/') ? answerJson([]) : undefined;
}

function answerSaving(path: string, { message, content, branch, sha }: FileInput, at: Editing) {
  const known = at.repository.read(path);
  if (known && sha === undefined) return refuse(422, 'Invalid request. "sha" wasn\'t supplied.');
  if (known && gitBlobSha(known) !== sha) return refuse(409, `${path} does not match ${sha}`);
  const about = { message, name: 'Editor', date: '2026-11-21T12:00:00Z' };
  if (branch === at.ref) at.history.commit(about, { [path]: Buffer.from(content, 'base64') });
  at.commits.push({ branch, message, written: [path], removed: [] });
  return answerJson({ commit: { html_url: 'https://github.example/commit' } });
}

function listCommits(query: URLSearchParams, { history }: Editing) {
  const all = history.of(query.get('path') ?? '').slice(0, Number(query.get('per_page')));
  return all.map(({ sha, message, name, date }) => ({
    sha,
    html_url: `https://github.example/commit/${sha}`,
    commit: { message, author: { name, date } },
  }));
}

const describePullRequest = (asked: Editing['pullRequests'][number], i: number) => ({
  title: asked.title,
  draft: asked.draft,
  html_url: `https://github.example/pull/${i + 1}`,
  updated_at: '2026-11-21T12:00:00Z',
  user: { login: 'editor' },
  head: { ref: asked.head },
});

const describeFile = (bytes: Buffer) => ({
  sha: gitBlobSha(bytes),
  encoding: 'base64',
  content: bytes.toString('base64'),
});
