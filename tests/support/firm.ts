import company from '../../content/company.json' with { type: 'json' };

/** The firm of the built site, so that no test knows a fact of it. */
export const FIRM = { name: company.name, ...company.contact };
