import { deliverEnquiry, listChannels } from '../../enquiries/worker/delivery.ts';
import { logError } from '../../enquiries/worker/accept-enquiry.ts';
import type { RequestContext } from '../../worker/runtime.ts';
import { readWorkerSettings, type WorkerEnv } from '../../worker/settings.ts';
import type { EnquiryAction, StoredEnquiry } from '../rules/inbox.ts';
import { readEnquiry } from './records.ts';

interface ActionContext {
  env: WorkerEnv;
  context: RequestContext;
  /** The signed-in email address. */
  by: string;
}

/**
 * Carries out an action. Emails and webhook requests are sent after the response.
 * @returns the updated enquiry; undefined if it is not stored
 */
export async function actOnEnquiry(
  id: string,
  { action, note }: { action: EnquiryAction; note: string },
  { env, context, by }: ActionContext,
): Promise<StoredEnquiry | undefined> {
  const settings = readWorkerSettings(env);
  const mailDue = settings.mail ? 1 : 0;
  const [change, ...values] = changeFor(action, { note, by, now: Date.now(), mailDue });
  await env.DB.prepare(`UPDATE enquiries SET ${change} WHERE id = ?`)
    .bind(...values, id)
    .run();
  if (action === 'not-spam' || action === 'send-again') {
    for (const channel of listChannels(settings, env)) {
      context.waitUntil(deliverEnquiry(env.DB, id, channel, Date.now).catch(logError));
    }
  }
  return readEnquiry(env.DB, id);
}

interface ActionValues {
  note: string;
  by: string;
  now: number;
  mailDue: number;
}

/** The columns to set, and their values. */
function changeFor(
  action: EnquiryAction,
  { note, by, now, mailDue }: ActionValues,
): [string, ...(string | number)[]] {
  switch (action) {
    case 'answered':
      return ['answered_at = ?, answered_by = ?', now, by];
    case 'unanswered':
      return ['answered_at = NULL, answered_by = NULL'];
    case 'note':
      return ['note = ?', note];
    case 'not-spam':
      return ['is_suspect = 0, mail_due = ?', mailDue];
    case 'send-again':
      return [
        `mail_due = ?, mailed_at = NULL, mail_claimed_at = NULL, mail_attempts = 0, mail_error = NULL,
         forwarded_at = NULL, forward_claimed_at = NULL, forward_attempts = 0, forward_error = NULL`,
        mailDue,
      ];
  }
}
