import company from '../../content/company.json' with { type: 'json' };

/** The firm of the built site, so that no test knows a fact of it. */
export const FIRM = { name: company.name, mapAlt: company.mapAlt, ...company.contact };

/** Whether the content is that of the sample firm, whose words are ours; another firm's are its own. */
export const IS_SAMPLE = FIRM.email.endsWith('.example');
