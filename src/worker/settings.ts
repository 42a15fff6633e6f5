import { readSettings, WORKER_SETTINGS } from '../settings.ts';
import type { StaticAssets, Database, MailService, PhotographStore } from './runtime.ts';
import type { WorkerSecrets } from './secrets.ts';

export type WorkerVars = Partial<Record<keyof typeof WORKER_SETTINGS, string | undefined>>;

/** The Worker's bindings, variables and secrets. */
export interface WorkerEnv extends WorkerVars, WorkerSecrets {
  DB: Database;
  ASSETS: StaticAssets;
  EMAIL?: MailService | undefined;
  /** The bucket for photographs; without it, the form accepts none. */
  PHOTOGRAPHS?: PhotographStore | undefined;
  /** `on` serves the inbox to this computer without sign-in; only scripts/serve.ts sets it. */
  INBOX_LOCAL?: string;
  /** The API's URL; only tests change it. */
  PLACE_SEARCH_API_URL?: string;
}

export type WorkerSettings = ReturnType<typeof readWorkerSettings>;

/**
 * Reads the Worker's settings.
 * @throws at the first invalid setting
 */
export function readWorkerSettings(vars: WorkerVars) {
  const settings = readSettings(WORKER_SETTINGS, { ...vars });
  const { ENQUIRY_MAIL_TO: to, ENQUIRY_MAIL_FROM: from } = settings;
  if (Boolean(to) !== Boolean(from)) {
    throw new Error(
      'Only one of ENQUIRY_MAIL_TO and ENQUIRY_MAIL_FROM is set. Set both to send email, or neither.',
    );
  }
  const { ACCESS_TEAM: team, ACCESS_AUD: audience } = settings;
  if (Boolean(team) !== Boolean(audience)) {
    throw new Error(
      'Only one of ACCESS_TEAM and ACCESS_AUD is set. Set both to serve the inbox, or neither.',
    );
  }
  const access = team && audience ? { team, audience } : undefined;
  const siteOrigin = vars.SITE_URL ? new URL(settings.SITE_URL).origin : undefined;
  return {
    ...settings,
    /** The site's origin, if it differs from the Worker's. */
    siteOrigin,
    /** The recipient and the sender of emails about enquiries; undefined if email is off. */
    mail: to && from ? { to, from } : undefined,
    /** The Cloudflare Access settings of the inbox; undefined if it is off. */
    access,
    /** The inbox's URL in emails; undefined if it is off. */
    inbox: access && siteOrigin ? `${siteOrigin}/inbox` : undefined,
  };
}
