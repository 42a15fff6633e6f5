import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = Record<string, unknown>;
type Link = { href: string };

/** Changes the files of a content folder that match a pattern. */
function edit(content: string, pattern: string, change: (file: Json) => Json): void {
  for (const name of globSync(pattern, { cwd: content })) {
    const path = join(content, name);
    const file = JSON.parse(readFileSync(path, 'utf8')) as Json;
    writeFileSync(path, `${JSON.stringify(change(file), null, 2)}\n`);
  }
}

/** A file without some of its fields. */
const without = (file: Json, ...names: string[]): Json =>
  Object.fromEntries(Object.entries(file).filter(([name]) => !names.includes(name)));

const hide = (file: Json): Json => ({ ...file, hidden: true });

/** A service hidden as in the guide: removed from lists, with its questions. */
function retire(content: string, id: string): void {
  edit(content, `services/${id}.json`, hide);
  edit(content, 'company.json', (company) => ({
    ...company,
    homeServices: (company['homeServices'] as string[]).filter((each) => each !== id),
    footerServices: (company['footerServices'] as Link[]).filter(
      ({ href }) => href !== `/services/${id}`,
    ),
  }));
  for (const name of globSync('faqs/*.json', { cwd: content })) {
    const path = join(content, name);
    if ((JSON.parse(readFileSync(path, 'utf8')) as Json)['topic'] === id) rmSync(path);
  }
}

const withoutHouses = (links: unknown) =>
  (links as Link[]).filter(({ href }) => href !== '/hospitality');

/** The steps of docs/company.md that change content/, by the task. */
export const COMPANY_GUIDE: Readonly<Record<string, (content: string) => void>> = {
  'own facts': (content) => {
    edit(content, 'company.json', (company) => ({
      ...without(company, 'registration', 'vatNumber'),
      name: 'Ross of Mull Renewables',
      contact: {
        ...(company['contact'] as Json),
        phone: '01681 700123',
        email: 'hello@ross-of-mull.scot',
        address: ['Isle of Mull'],
        postcode: 'PA67 6DH',
      },
      experienceSince: 2011,
      incorporated: 2011,
      certifications: [],
    }));
  },
  'no case studies': (content) => {
    edit(content, 'case-studies/*.json', hide);
  },
  'no houses': (content) => {
    edit(content, 'properties/*.json', hide);
    edit(content, 'company.json', (company) => ({
      ...company,
      navigation: withoutHouses(company['navigation']),
      quickLinks: withoutHouses(company['quickLinks']),
    }));
  },
  'no turbines': (content) => {
    retire(content, 'micro-turbines');
  },
  'no charging stations': (content) => {
    retire(content, 'ev-chargers');
  },
  'no battery by name': (content) => {
    edit(content, 'services/battery-storage.json', (service) => without(service, 'batteryProduct'));
  },
  'other places': (content) => {
    edit(
      content,
      '!(schemas)/*.json',
      (file) =>
        JSON.parse(JSON.stringify(file).replaceAll(/Islay|Jura|Uist|Barra/g, 'Mull')) as Json,
    );
  },
  'other colours': (content) => {
    writeFileSync(
      join(content, 'theme.json'),
      readFileSync('tests/fixtures/other-theme.json', 'utf8'),
    );
  },
  'own prices': (content) => {
    edit(content, 'figures.json', (figures) =>
      Object.fromEntries(
        Object.entries(figures).map(([name, figure]) => {
          if (typeof figure !== 'object') return [name, figure];
          return [name, without(figure as Json, 'isPlaceholder')];
        }),
      ),
    );
  },
};
