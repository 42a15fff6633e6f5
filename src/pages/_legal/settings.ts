import { PUBLIC_ENQUIRY_URL, PUBLIC_PLACE_SEARCH_URL } from 'astro:env/client';
import {
  ENQUIRY_FORWARD_URL,
  ENQUIRY_KEEP_DAYS,
  ENQUIRY_MAIL_TO,
  SERVICE_WORKER,
  VISIT_COUNTS,
} from 'astro:env/server';
import type { ParagraphCondition, SettingFacts } from '../../content/model/schemas/legal.ts';
import { hasPage } from '../../content/queries/site-links.ts';
import { DRAFT_LIFETIME_MS } from '../../enquiries/draft/saved-draft.ts';

const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).host : '');
const formService = hostOf(PUBLIC_ENQUIRY_URL);
const forwardService = hostOf(ENQUIRY_FORWARD_URL);
const placeService = hostOf(PUBLIC_PLACE_SEARCH_URL);

/** The conditions that this site's settings fulfil. */
export const CONDITIONS: Readonly<Record<ParagraphCondition, boolean>> = {
  'planner-shown': await hasPage('/planner'),
  'pages-kept': SERVICE_WORKER === 'on',
  'visits-counted': VISIT_COUNTS === 'on' && !formService,
  'form-here': !formService,
  'form-not-forwarded': !formService && !forwardService,
  'form-forwarded': !formService && !!forwardService,
  'form-mailed': !formService && !!ENQUIRY_MAIL_TO,
  'form-elsewhere': !!formService,
  'places-here': !!PUBLIC_PLACE_SEARCH_URL && !placeService,
  'places-elsewhere': !!placeService,
};

export const SETTING_FACTS: SettingFacts = {
  formService,
  forwardService,
  placeService,
  keepDays: String(ENQUIRY_KEEP_DAYS),
  draftDays: String(DRAFT_LIFETIME_MS / 86_400_000),
};
