import * as z from 'zod/mini';
import { idOfFile } from '../../src/content/model/check-item.ts';
import { formatIssues } from '../../src/content/model/format-issues.ts';
import { describeValues, type Problem } from '../../src/content/model/problem.ts';
import { companySchema } from '../../src/content/model/schemas/company.ts';
import { asSentence } from '../../src/editor/format-problems.ts';
import { buildCompany } from './build-company.ts';
import { DRAWINGS, GRANTS, STARTER_SERVICES, THEMES } from './starter.ts';

const text = z.string().check(z.trim(), z.minLength(1));
const whole = (min: number) => z.int().check(z.minimum(min));
const withId = text.check(
  z.refine((name) => idOfFile(name) !== '', 'a name with letters; enter one'),
);

/** A company's answers, from which setup writes its site. */
const answersSchema = z.strictObject({
  name: text,
  /** Ids of the services in `starter/services/`. */
  services: z.array(z.enum(STARTER_SERVICES)),
  /** Names of further services. */
  otherServices: z.array(withId),
  houses: z.array(
    z.strictObject({
      name: withId,
      location: text,
      bedrooms: whole(1),
      bathrooms: whole(1),
      guests: whole(1),
    }),
  ),
  minimumNights: whole(1),
  place: text,
  areas: z.array(text).check(z.minLength(1)),
  /** The planning authority. */
  council: text,
  phone: text,
  email: text,
  address: z.array(text).check(z.minLength(1)),
  postcode: text,
  latitude: z.number(),
  longitude: z.number(),
  hours: z.array(z.strictObject({ days: text, times: text })).check(z.minLength(1)),
  staff: whole(1),
  experienceSince: whole(1900),
  incorporated: whole(1900),
  registration: z.optional(
    z.strictObject({ name: text, country: text, number: text, office: z.array(text) }),
  ),
  vatNumber: z.optional(text),
  payment: z.array(text).check(z.minLength(1)),
  /** Whether the planner's weather, that of the Western Isles, is right for the area. */
  planner: z.boolean(),
  /** Which grants most customers can get. */
  grants: z._default(z.enum(GRANTS), 'none'),
  theme: z.enum(THEMES),
  /** Which set of drawings. */
  drawings: z.optional(z.enum(DRAWINGS)),
  /** Address of the site, without https://. */
  domain: z.optional(
    text.check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain; write it like www.example.org')),
  ),
});

export type Answers = z.output<typeof answersSchema>;

/** Answers, or a sentence for each mistake in them. */
export type ReadAnswers = { ok: true; answers: Answers } | { ok: false; mistakes: string[] };

/** Checks answers by the rules of the content that they become. */
export function readAnswers(value: unknown): ReadAnswers {
  const parsed = z.safeParse(answersSchema, value, { reportInput: true });
  if (!parsed.success) {
    return { ok: false, mistakes: formatIssues(parsed.error.issues, value).map(describe) };
  }
  const answers = parsed.data;
  const { services, otherServices, houses } = answers;
  if (services.length + otherServices.length + houses.length === 0) {
    return { ok: false, mistakes: ['Choose at least one service, or enter a house that you let.'] };
  }
  const mistakes = checkCompany(answers).map(describe);
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, answers };
}

/**
 * The mistakes in one typed answer, before the others are known.
 * @param fix what to enter
 */
export function checkAnswer(name: keyof Answers, value: unknown, fix: string): string[] {
  if (!z.safeParse(answersSchema.shape[name], value).success) return [fix];
  return checkCompany({ ...EXAMPLE, [name]: value }).map((problem) =>
    asSentence(problem.fixInForm ?? problem.fix),
  );
}

function checkCompany(answers: Answers): Problem[] {
  const company = buildCompany(answers);
  const checked = z.safeParse(companySchema, company, { reportInput: true });
  return checked.success ? [] : formatIssues(checked.error.issues, company);
}

/** A mistake in a file with answers. */
const describe = (problem: Problem): string =>
  [problem.field, `${describeValues(problem)}. To fix it, ${problem.fix}.`]
    .filter(Boolean)
    .join(': ');

/** Valid answers, so that one can be checked alone. */
const EXAMPLE: Answers = {
  name: 'Example',
  services: [],
  otherServices: [],
  houses: [],
  minimumNights: 1,
  place: 'Anytown',
  areas: ['Anytown'],
  council: 'Anytown Council',
  phone: '01632 960000',
  email: 'name@example.org',
  address: ['1 High Street'],
  postcode: 'SW1A 1AA',
  latitude: 57,
  longitude: -7,
  hours: [{ days: 'Mon', times: '9am-5pm' }],
  staff: 1,
  experienceSince: 2000,
  incorporated: 2000,
  payment: ['Bank transfer'],
  planner: false,
  grants: 'none',
  theme: 'sea',
};
