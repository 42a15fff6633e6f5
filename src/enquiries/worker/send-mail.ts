import type { Mail, MailService } from '../../edge/runtime.ts';

const TIMEOUT_MS = 10_000;

/**
 * Hands a mail to the mail service.
 * @returns what went wrong, as the service's code alone, since its messages may name addresses; null if it was accepted
 */
export async function sendMail(
  service: MailService | undefined,
  mail: Mail,
): Promise<string | null> {
  if (!service) return 'no mail service';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, 'no answer in time');
  });
  try {
    return await Promise.race([service.send(mail).then(() => null), late]);
  } catch (error) {
    const { code } = error as { code?: unknown };
    return typeof code === 'string' && /^E_[A-Z_]{1,60}$/.test(code) ? code : 'mail not accepted';
  } finally {
    clearTimeout(timer);
  }
}
