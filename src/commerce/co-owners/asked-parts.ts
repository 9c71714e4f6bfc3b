import type { AnswerPath, Changes } from '../../kernel/answers/answer-path';
import { partStates, type AskedPart } from '../../kernel/answers/asked-part';
import { entityFamily } from '../../kernel/answers/entity-family';
import { emptyChoice, type FormValues } from '../../kernel/answers/form-values';
import { getAnswer } from '../../kernel/answers/get-answer';
import { namedOffices, partyLists, type PartyList } from '../../kernel/answers/officials';
import type { PartAnswers, ReadPart } from '../../kernel/facts/co-owner-parts';
import type { Facts } from '../../kernel/facts/facts';
import { stateName } from '../../kernel/reference/states';
import { isPlainObject } from '../../kernel/util/plain-object';
import { readList, readText } from '../../kernel/util/read-wire';

/** The path of a person in the answers: one of a list, or the holder of an office. */
export type PartyPrefix = `${PartyList}.${number}` | `corporation.${(typeof namedOffices)[number]}`;

/** A person who was asked, and where they stand. */
export interface AskedParty {
  prefix: PartyPrefix;
  part: AskedPart;
}

/** A part with a name that the server is asked by; what is stored may be anything. */
function readAsked(value: unknown): AskedPart | undefined {
  if (!isPlainObject(value)) return undefined;
  const { id, email, state, until, version } = value;
  const known = partStates.find((one) => one === state);
  if (typeof id !== 'string' || id === '' || !known) return undefined;
  return { id, email: readText(email), state: known, until: readText(until), version: typeof version === 'number' ? version : 0 };
}

/** What is known of the part of a person; undefined where they were not asked. */
export const askedPart = (values: FormValues, prefix: PartyPrefix): AskedPart | undefined =>
  readAsked(getAnswer(values, `${prefix}.part` as AnswerPath));

/** Everybody who was asked, wherever they stand. */
export function askedParties(values: FormValues): readonly AskedParty[] {
  const listed = partyLists.flatMap((list) =>
    readList(getAnswer(values, list)).map((_, index) => `${list}.${index}` as const satisfies PartyPrefix),
  );
  const offices = namedOffices.map((office) => `corporation.${office}` as const);
  return [...listed, ...offices].flatMap((prefix) => {
    const part = askedPart(values, prefix);
    return part ? [{ prefix, part }] : [];
  });
}

/** Whether somebody was asked for their details, which have not arrived. */
export const isAwaited = (values: FormValues, prefix: PartyPrefix): boolean => {
  const part = askedPart(values, prefix);
  return part !== undefined && part.state !== 'arrived';
};

/** Those of the company's kind who were asked; an order takes no others along. */
export const partiesOfOrder = ({ values }: Pick<Facts, 'values'>): readonly AskedParty[] => {
  const family = entityFamily(values);
  return family ? askedParties(values).filter(({ prefix }) => prefix.startsWith(`${family}.`)) : [];
};

/** Whose part is missing from the order. */
export const missingParties = (facts: Pick<Facts, 'values'>): readonly AskedParty[] =>
  partiesOfOrder(facts).filter(({ part }) => part.state !== 'arrived');

/** What this order alone knows; '' until somebody was asked. */
export const partsSecret = (values: FormValues): string => readText(getAnswer(values, 'coOwners.secret'));

/** What an order says of its parts: the secret, and how often each had arrived; undefined where it has none. */
export function partsField(facts: Pick<Facts, 'values'>): { secret: string; seen: Readonly<Record<string, number>> } | undefined {
  const secret = partsSecret(facts.values);
  const parties = partiesOfOrder(facts);
  if (secret === '' || parties.length === 0) return undefined;
  return { secret, seen: Object.fromEntries(parties.map(({ part }) => [part.id, part.version])) };
}

/** The name that a person has in the answers, in one line; '' while unknown. */
export function partyName(values: FormValues, prefix: PartyPrefix): string {
  const names = ['company_name', 'first_name', 'last_name', 'firstName', 'lastName'] as const;
  return names
    .map((name) => readText(getAnswer(values, `${prefix}.${name}` as AnswerPath)).trim())
    .filter(Boolean)
    .join(' ');
}

/** Names in the keys of an officer, who has others than a person in a list. */
const namesFor = (prefix: PartyPrefix, { first_name, last_name, company_name }: PartAnswers): Changes => {
  const isOfficer = namedOffices.some((office) => prefix === `corporation.${office}`);
  const names = isOfficer ? { firstName: first_name, lastName: last_name } : company_name ? { company_name } : { first_name, last_name };
  return Object.fromEntries(Object.entries(names).map(([name, value]) => [`${prefix}.${name}`, value]));
};

/** The answers of an address as a form has them, below a prefix. */
export function addressChanges(
  prefix: string,
  { line1, city, state_province_region: state, zip_postal_code: zip, country }: PartAnswers['address'],
): Changes {
  const inUS = country === 'US';
  const usState = stateName(state) === undefined ? emptyChoice : { key: state, value: stateName(state)! };
  return {
    [`${prefix}.country`]: inUS ? { key: 'US', value: 'United States' } : { key: country, value: country },
    [`${prefix}.line1`]: line1,
    [`${prefix}.city`]: city,
    [`${prefix}.state`]: inUS ? usState : state,
    [`${prefix}.zip`]: zip,
  };
}

/** What the parts at the server change of one person: nothing outside of their own section (PLUS-06). */
function changesOf({ prefix, part }: AskedParty, read: ReadPart | undefined): Changes {
  const path = `${prefix}.part` as AnswerPath;
  const known = (next: Partial<AskedPart>): Changes => {
    const changed = { ...part, ...next };
    const isSame = changed.state === part.state && changed.until === part.until && changed.version === part.version;
    return isSame ? {} : { [path]: changed };
  };
  if (read?.answers && read.version !== part.version) {
    return {
      ...namesFor(prefix, read.answers),
      [`${prefix}.address.choice`]: 'specify',
      ...addressChanges(`${prefix}.address`, read.answers.address),
      ...known({ state: 'arrived', version: read.version, until: read.until }),
    };
  }
  // What has arrived stays, whatever becomes of its link.
  if (part.state === 'arrived') return {};
  if (!read) return known({ state: 'expired' });
  if (read.state === 'placed' || read.state === 'arrived') return {};
  return known({ state: read.state === 'asked' && read.unsent ? 'unsent' : read.state, until: read.until });
}

/** What has become of the parts that an order asks for, as changes of its answers. */
export const partChanges = (values: FormValues, parts: readonly ReadPart[]): Changes =>
  Object.assign(
    {},
    ...askedParties(values).map((party) =>
      changesOf(
        party,
        parts.find(({ part }) => part === party.part.id),
      ),
    ),
  ) as Changes;
