import type { WorkerVars } from '../../edge/settings.ts';
import type { Assets, Bucket, Database, MailService } from '../../edge/runtime.ts';
import type { SenderEnv } from '../../edge/sender.ts';

/** The bindings, variables and secrets that enquiries need. */
export interface EnquiryEnv extends WorkerVars, SenderEnv {
  DB: Database;
  ASSETS: Assets;
  EMAIL?: MailService;
  BACKUPS?: Bucket;
  ENQUIRY_FORWARD_SECRET?: string;
}
