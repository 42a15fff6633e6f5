import { telHref } from '../../text/phone.ts';
import type { FilledForm } from '../form/entries.ts';

/** Advice on funding by type of visitor; nothing is shown for types without a text. */
export type FundingTexts = Readonly<
  Partial<
    Record<
      FundingName,
      | { text: string; phone?: string | undefined; link?: string | undefined; page?: string }
      | undefined
    >
  >
>;

type FundingName = 'warmerHomes' | 'second' | 'tenant' | 'landlord' | 'business';

/** The funding that may apply, before any step. */
export function Funding({ texts, filled }: { texts: FundingTexts; filled: FilledForm }) {
  const { who, helped } = filled.texts;
  const qualifiesForMoreHelp = helped === 'yes' && (who === 'owner' || who === 'tenant');
  const names = [...(qualifiesForMoreHelp ? ['warmerHomes'] : []), who] as FundingName[];
  const advice = names.flatMap((name) => texts[name] ?? []);
  if (advice.length === 0) return null;
  return (
    <div
      className="mb-6 border-l-4 border-accent bg-sunken p-4"
      role="region"
      aria-label="Help with the cost"
    >
      {advice.map(({ text, phone, link, page }) => (
        <p key={text}>
          <span>{text}</span>{' '}
          {phone && (
            <a className="font-strong whitespace-nowrap" href={telHref(phone)}>
              {`Call ${phone}`}
            </a>
          )}{' '}
          {link && <a href={link}>Read the conditions</a>}{' '}
          {page && <a href={page}>See examples and funding for businesses</a>}
        </p>
      ))}
    </div>
  );
}
