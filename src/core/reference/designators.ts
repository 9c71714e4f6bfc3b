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

/** Those of all types, the longest first: "Limited Liability Company" ends other designators too. */
const all = () =>
  Object.values(designators)
    .flatMap((one) => one.split('|'))
    .sort((one, other) => other.length - one.length);

/** Longer than any designator with what may stand around it. A pasted name may be very long. */
const tailLength = 60;

/** The part of a name before one of the designators, with its comma or blank, and that designator as it is written properly. */
function split(name: string, options: readonly string[]): { before: string; designator: string } | undefined {
  // Pasted names may end with characters that nobody sees, such as those that turn the direction.
  const text = name.replace(/[\p{Cc}\p{Cf}]{1,9}$/u, '').trimEnd();
  const head = text.slice(0, -tailLength);
  for (const designator of options) {
    const words = designator.replace(/\.$/, '').replaceAll('.', '\\.').replaceAll(' ', '\\s+');
    const before = text.slice(-tailLength).replace(new RegExp(`([\\s,])${words}[.,]*$`, 'i'), '$1');
    const isFound = head.length + before.length < text.length;
    if (isFound && /[^\s,]/.test(head + before)) return { before: head + before, designator };
  }
  return undefined;
}

/** The designator of these, or of any type, that a name ends with, however it is typed; '' for none (COMP-37). */
export const designatorOf = (name: string, options: readonly string[] = all()): string => split(name, options)?.designator ?? '';

/**
 * The name with this designator at its end, in place of the one of the options that is there, or else of any other type's
 * (COMP-37). Without name or designator the name stays as it is.
 */
export function withDesignator(name: string, designator: string, options: readonly string[]): string {
  if (designator === '' || name.trim() === '') return name;
  const { before } = split(name, options) ?? split(name, all()) ?? { before: `${name.trimEnd()} ` };
  return before + designator;
}
