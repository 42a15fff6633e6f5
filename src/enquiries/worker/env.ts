import type { WorkerVars } from '../../edge/settings.ts';
import type { Assets, Database, MailService } from '../../edge/runtime.ts';
import type { WorkerSecrets } from '../../edge/secrets.ts';

/** The bindings, variables and secrets that enquiries need. */
export interface EnquiryEnv extends WorkerVars, WorkerSecrets {
  DB: Database;
  ASSETS: Assets;
  EMAIL?: MailService;
}
