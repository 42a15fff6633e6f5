import type { WorkerSettings } from '../../edge/settings.ts';
import type { Delivery } from './delivery.ts';
import type { EnquiryEnv } from './env.ts';
import { readFirm } from './firm.ts';
import { forwardTo } from './forward.ts';
import { mailFirm } from './mail-firm.ts';

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
