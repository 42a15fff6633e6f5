import files from 'virtual:content-files';
import { isThisMachine } from '../../values/text/urls.ts';

export const { company } = files;

/** Whether samples that only the firm can confirm are shown: not on a site that others see. */
export const showsSamples = isThisMachine(new URL(import.meta.env.SITE));

/** The certificates to show. */
export const certifications = company.certifications.filter(
  ({ isPlaceholder }) => showsSamples || !isPlaceholder,
);
