import { memoizePerObject } from '../util/memoize-per-object';
import { ownValue } from '../util/own-value';
import type { EntityType } from './entity-types';

const llc = 'LLC|L.L.C.|Limited Liability Company';
const corp = 'Inc.|Corp.|Incorporated|Corporation';

/** The designators to choose from by entity type; a type that is not listed needs none (COMP-38, PROD-33). A Wyoming DAO says that it is one (W.S. 17-31-104). */
const designators: Partial<Record<EntityType, string>> = {
  LLC: llc,
  'Close LLC': llc,
  'Series LLC': llc,
  'NP LLC': llc,
  'DAO LLC': 'DAO LLC|DAO|LAO',
  PLLC: 'PLLC|P.L.L.C.|Professional Limited Liability Company',
  Corp: corp,
  'Close Corp': corp,
  'NP Corp': corp,
  PC: 'PC|P.C.|Professional Corporation',
  LP: 'LP|L.P.|Limited Partnership',
  LLP: 'LLP|L.L.P.|Limited Liability Partnership',
  LLLP: 'LLLP|L.L.L.P.|Limited Liability Limited Partnership',
};

/**
 * The designators to choose from for a company in a state; none where the state wants none. Of non-profits, Florida asks
 * for one (F.S. 617.0401). Nevada asks it of a corporation only if its name looks like a person's (NRS 78.035).
 * @param isAsked  what the page says of it instead
 */
export function designatorsFor(
  entityType: string,
  state: string,
  isAsked = entityType === 'NP Corp' ? state === 'FL' : state !== 'NV' || !entityType.endsWith('Corp'),
): readonly string[] {
  return (isAsked && ownValue<string>(designators, entityType)?.split('|')) || [];
}

/** Words that end a name as often as they tell a type: a restaurant is called Lao, a shop Gaming PC. */
const ambiguous = new Set(['DAO', 'LAO', 'PC', 'LP']);

/** Those of all types, the longest first: "Limited Liability Company" ends other designators too. */
const ofAllTypes: readonly string[] = Object.values(designators)
  .flatMap((list) => list.split('|'))
  .sort((a, b) => b.length - a.length);

/** Those that are nothing but a designator, whatever the type of the company. */
const unambiguous = ofAllTypes.filter((designator) => !ambiguous.has(designator));

/** Longer than any designator with what may stand around it. A pasted name may be very long. */
const tailLength = 60;

/** How the words of a designator are written. Some states say "Limited Company", which is the same. */
const words: Readonly<Record<string, string>> = {
  inc: 'i[\\s.-]*n[\\s.-]*c',
  limited: '(?:limited|ltd\\.?)',
  'liability company': '(?:liab(?:ility|\\.)?\\s+)?(?:company|co)',
  liability: 'liab(?:ility|\\.)?',
  professional: 'prof(?:essional|\\.)?',
  'professional corporation': 'prof(?:essional|\\.)?\\s+corp(?:oration)?',
};

/** Letters with blanks or hyphens between them. Two letters, such as P.C., need their point: most of them are none without. */
function lettersApart(word: string): string {
  const letters = [...word.replaceAll('.', '')];
  const point = word.includes('.') ? (letters.length > 2 ? '\\.?' : '\\.') : '';
  return letters.join(`${point}[\\s-]*`);
}

/** A designator as a pattern: to the letter but for capitals and blanks, or `loosely` in any notation (COMP-45). */
function patternOf(designator: string, loosely: boolean): string {
  const bare = designator.replace(/\.$/, '');
  if (loosely && /^[A-Z. ]+$/.test(bare)) return bare.split(' ').map(lettersApart).join('\\s+');
  const spelled = bare.replaceAll('.', '\\.').replaceAll(' ', '\\s+');
  if (!loosely) return spelled;
  return bare
    .toLowerCase()
    .replace(/professional corporation|liability company|limited|liability|professional|^inc$/g, (word) => words[word]!)
    .replace(/ (?![^(]*\))/g, '\\s+');
}

/** What stands between a name and its designator: kept where it is a blank or a comma. */
const before = String.raw`(?:([\s,]+)|(?=[-–—/|_([{]))(?:[-–—/|_][\s,]*)?[([{"']*`;
const after = String.raw`[\s.,)\]}"']*$`;

interface Ending {
  designator: string;
  isLoose: boolean;
  pattern: RegExp;
}

const endings = memoizePerObject((options: readonly string[]): readonly Ending[] =>
  [false, true].flatMap((isLoose) =>
    options.map((designator) => ({ designator, isLoose, pattern: new RegExp(before + patternOf(designator, isLoose) + after, 'i') })),
  ),
);

/** Of "P L L C" and "L L L P" the last letters are no designator of their own. */
const isCutOff = (rest: string, found: string): boolean =>
  /(?:^|[\s,])[pl][\s.-]*$/i.test(rest) && /\p{L}[\s.-]+\p{L}[\s.-]+\p{L}/u.test(found);

/** Wide letters as the usual ones, each in its place. */
const narrow = (text: string) => text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** The part of a name before one of the designators, with its comma or blank, and that designator as it is written properly. */
function split(name: string, options: readonly string[]): { before: string; designator: string } | undefined {
  // Pasted names may end with characters that nobody sees, such as those that turn the direction.
  const text = name.replace(/[\p{Cc}\p{Cf}]{1,9}$/u, '').trimEnd();
  // An empty form asks this too, and need not make the patterns.
  if (text === '') return undefined;
  const head = text.slice(0, -tailLength);
  const tail = text.slice(-tailLength);
  for (const { designator, isLoose, pattern } of endings(options)) {
    const found = pattern.exec(narrow(tail));
    if (!found) continue;
    const rest = head + tail.slice(0, found.index);
    if (/[^\s,]/.test(rest) && !(isLoose && isCutOff(rest.slice(-tailLength), found[0])))
      return { before: rest + (found[1] ?? ' '), designator };
  }
  return undefined;
}

/** The designator of these, or of any type, that a name ends with, in whatever notation (COMP-45); '' for none (COMP-37). */
export const designatorOf = (name: string, options: readonly string[] = ofAllTypes): string => split(name, options)?.designator ?? '';

const longWord = /\p{L}{5,}/gu;

/** Those that are no name by themselves. */
const noNames = [...unambiguous, 'PC', 'LP'];

/** More than anybody writes one behind the other. */
const mostEndings = 5;

/** A name without its designators, however many; with the comma or blank before them. */
function withoutDesignators(name: string, options: readonly string[]): string {
  let rest = name;
  for (let found = 0; found < mostEndings; found++) {
    const part = split(rest, options);
    if (!part) break;
    rest = part.before;
  }
  return rest;
}

/** The long words of all designators. However they are written, their other words are shorter: "Ltd.", "L L C". */
const longWords = new Set(ofAllTypes.join(' ').toLowerCase().match(longWord));

const hasOtherWords = (name: string): boolean =>
  !!narrow(name)
    .match(longWord)
    ?.some((word) => !longWords.has(word.toLowerCase()));

/** Whether a name is nothing but one or more designators, such as "LLC" (COMP-45). */
export function isDesignatorAlone(name: string): boolean {
  // Most names are told by their words, which takes no pattern.
  if (name.length > tailLength || hasOtherWords(name)) return false;
  const named = `x ${name}`;
  const rest = withoutDesignators(named, noNames);
  return rest !== named && rest.replace(/[^\p{L}\p{N}]/gu, '') === 'x';
}

/** The name without designators at its end, by which names on a record are compared (PLUS-03). A designator alone stays. */
export function bareName(name: string, options: readonly string[]): string {
  if (isDesignatorAlone(name)) return name.trim();
  const bare = withoutDesignators(withoutDesignators(name, options), unambiguous);
  return bare.replace(/[\s,]+$/, '').trim();
}

/**
 * The name with this designator at its end, in place of those of the options that are there, or else of any other type's
 * (COMP-37, COMP-45). Without name or designator the name stays as it is, and so does one that is a designator alone.
 */
export function withDesignator(name: string, designator: string, options: readonly string[]): string {
  if (designator === '' || name.trim() === '' || isDesignatorAlone(name)) return name;
  const known = split(name, options) ? options : unambiguous;
  const rest = split(name, known) ? withoutDesignators(name, known) : `${name.trimEnd()} `;
  return rest + designator;
}
