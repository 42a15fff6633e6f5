import * as z from 'zod/mini';
import { sayErrors } from '../rules/enquiry.ts';
import { submissionSchema } from '../rules/submission.ts';
import { json } from '../../edge/json.ts';
import { readJson } from '../../edge/read-json.ts';
import { dayOf, makeId } from './make-id.ts';
import { takeEnquiry, type Intake } from './take.ts';
import { sayNext } from './say-next.ts';

/** Answers an enquiry in JSON: `{ reference, next }`, the latter what happens next,, or `{ error, fields? }`. */
export async function answerJson(
  request: Request,
  limitBytes: number,
  intake: Intake,
): Promise<Response> {
  const body = await readJson(request, limitBytes);
  if (!body.ok) return body.response;
  const submission = z.safeParse(submissionSchema, body.value);
  if (!submission.success) return json(400, describe(submission.error.issues));
  const { id, shown, ...rest } = submission.data;
  const taken = await takeEnquiry(
    {
      ...rest,
      id: id ?? (await makeId(rest, dayOf(intake.now()))),
      elapsed: await intake.elapsedOf(shown),
    },
    intake,
  );
  if (taken.status === 201) {
    const next = sayNext(intake.firm, new Date(intake.now()));
    return json(201, { reference: taken.reference, next });
  }
  return json(taken.status, { error: taken.error }, taken.headers);
}

function describe(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const fields = issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  if (fields.every(({ field }) => field === '')) {
    return { error: 'Send the enquiry as one JSON object.' };
  }
  return { error: sayErrors(fields), fields };
}
