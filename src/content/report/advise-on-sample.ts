import { countOf } from '../../values/numbers/format.ts';
import { isThisMachine } from '../../values/text/urls.ts';
import type { FactToConfirm } from './facts-to-confirm.ts';

/** What a real site does not show before the firm has confirmed it. */
const LEFT_OUT = ['certifications', 'rating', 'results', 'testimonial'];

/** What is open in the content, by what there is to do about it. */
interface OpenFacts {
  facts: readonly FactToConfirm[];
  /** What the law wants and is not there. */
  gaps: readonly FactToConfirm[];
  /** Files with texts as they came with the site. */
  sampleTexts: readonly FactToConfirm[];
}

/**
 * What a build says whose site is a real one, while content holds facts that are not.
 * @returns undefined on this machine, or if nothing is open
 */
export function adviseOnSample(
  { facts, gaps, sampleTexts }: OpenFacts,
  site: URL,
): string | undefined {
  const leftOut = facts.filter(({ field }) => LEFT_OUT.includes(field)).length;
  const open = [
    ...(facts.length > 0 ? [`${countOf(facts.length, 'fact')} to confirm`] : []),
    ...(leftOut > 0 ? [`${leftOut} of them left out of the site until then`] : []),
    ...(sampleTexts.length > 0
      ? [`words of the sample in ${countOf(sampleTexts.length, 'file')}`]
      : []),
    ...(gaps.length > 0 ? [`${countOf(gaps.length, 'thing')} that the law wants`] : []),
  ];
  if (isThisMachine(site) || open.length === 0) return undefined;
  return `${site.host}: ${open.join(', ')}. "npm run firm" and /admin list them.`;
}
