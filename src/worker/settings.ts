import { readSettings, WORKER_SETTINGS } from '../settings.ts';
import type { Assets, Database, MailService } from './runtime.ts';
import type { WorkerSecrets } from './secrets.ts';

export type WorkerVars = Partial<Record<keyof typeof WORKER_SETTINGS, string | undefined>>;

/** The bindings, variables and secrets that the runtime gives the Worker. */
export interface WorkerEnv extends WorkerVars, WorkerSecrets {
  DB: Database;
  ASSETS: Assets;
  EMAIL?: MailService | undefined;
  /** The API's address, which only tests change. */
  PLACE_SEARCH_API_URL?: string;
}

export type WorkerSettings = ReturnType<typeof readWorkerSettings>;

/**
 * Reads the Worker's settings.
 * @throws at the first that is wrong
 */
export function readWorkerSettings(vars: WorkerVars) {
  const settings = readSettings(WORKER_SETTINGS, { ...vars });
  const { ENQUIRY_MAIL_TO: to, ENQUIRY_MAIL_FROM: from } = settings;
  if (Boolean(to) !== Boolean(from)) {
    throw new Error('Mail needs both ENQUIRY_MAIL_TO and ENQUIRY_MAIL_FROM; only one is set');
  }
  return {
    ...settings,
    /** The site's origin, if it is not the Worker's. */
    siteOrigin: vars.SITE_URL ? new URL(settings.SITE_URL).origin : undefined,
    /** The address that gets mails about enquiries, and their sender; undefined if mail is off. */
    mail: to && from ? { to, from } : undefined,
  };
}
