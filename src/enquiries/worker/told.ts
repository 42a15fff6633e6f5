import type { WorkerSettings } from '../../edge/settings.ts';
import { readSenderSecret } from '../../edge/sender.ts';
import type { Delivery } from './delivery.ts';
import type { EnquiryEnv } from './env.ts';
import { readFirm } from './firm.ts';
import { forwardTo } from './forward.ts';
import { mailFirm } from './mail-firm.ts';
import { sendReceipt } from './receipt.ts';
import type { Intake } from './take.ts';

/** The ways to tell the firm of an enquiry that are set up. */
export function deliveriesOf(settings: WorkerSettings, env: EnquiryEnv): Delivery[] {
  const { forwardUrl, forwardsAll, mail, siteOrigin } = settings;
  const secret = env.ENQUIRY_FORWARD_SECRET ?? '';
  return [
    ...(mail
      ? [mailFirm(env.EMAIL, { addresses: mail, firmName: readFirm().name, siteOrigin })]
      : []),
    ...(forwardUrl
      ? [forwardTo({ url: forwardUrl, isWhole: forwardsAll, secret, now: Date.now })]
      : []),
  ];
}

/** How visitors are told that an enquiry has arrived, if they are. */
export function receiptsOf(
  { hasReceipt, mail }: WorkerSettings,
  env: EnquiryEnv,
): Intake['sendReceipt'] {
  if (!hasReceipt || !mail) return undefined;
  const { DB: database, EMAIL: service } = env;
  const secret = readSenderSecret(env);
  const desk = { database, service, firm: readFirm(), from: mail.from, secret, now: Date.now };
  return (enquiry) => sendReceipt(desk, enquiry);
}
