import type { EntityType } from './entity-types';

const llc = 'LLC|L.L.C.|Limited Liability Company';
const corp = 'Inc.|Corp.|Incorporated|Corporation';

interface Designators {
  options: string;
  /** The states that ask for one of them, or do not; all ask where both are left out. */
  only?: readonly string[];
  except?: readonly string[];
}

/**
 * The designators to choose from by entity type; a type that is not listed needs none (COMP-38, PROD-33). Nevada asks it
 * of a corporation only if its name looks like a person's (NRS 78.035). Of non-profits, Florida asks for it (F.S.
 * 617.0401). A Wyoming DAO says that it is one (W.S. 17-31-104).
 */
const designators: Partial<Record<EntityType, Designators>> = {
  LLC: { options: llc },
  'Close LLC': { options: llc },
  'Series LLC': { options: llc },
  'NP LLC': { options: llc },
  'DAO LLC': { options: 'DAO LLC|DAO|LAO' },
  PLLC: { options: 'PLLC|P.L.L.C.|Professional Limited Liability Company' },
  Corp: { options: corp, except: ['NV'] },
  'Close Corp': { options: corp, except: ['NV'] },
  'NP Corp': { options: corp, only: ['FL'] },
  PC: { options: 'PC|P.C.|Professional Corporation' },
  LP: { options: 'LP|L.P.|Limited Partnership' },
  LLP: { options: 'LLP|L.L.P.|Limited Liability Partnership' },
  LLLP: { options: 'LLLP|L.L.L.P.|Limited Liability Limited Partnership' },
};

/** The designators to choose from for a company in a state; none where the state wants none. */
export function designatorsFor(entityType: string, state: string): readonly string[] {
  const { options = '', only = [state], except = [] } = designators[entityType as EntityType] ?? {};
  return options && only.includes(state) && !except.includes(state) ? options.split('|') : [];
}

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

/** The designator of these that a name ends with, however it is typed; '' for none (COMP-37). */
export const designatorOf = (name: string, options: readonly string[]): string => split(name, options)?.designator ?? '';

/**
 * The name with this designator at its end, in place of the one of the options that is there, or else of any other type's
 * (COMP-37). Without name or designator the name stays as it is.
 */
export function withDesignator(name: string, designator: string, options: readonly string[]): string {
  if (designator === '' || name.trim() === '') return name;
  // The longest first: "Limited Liability Company" ends other designators too.
  const all = () =>
    Object.values(designators)
      .flatMap((one) => one.options.split('|'))
      .sort((one, other) => other.length - one.length);
  const { before } = split(name, options) ?? split(name, all()) ?? { before: `${name.trimEnd()} ` };
  return before + designator;
}
