import { drawnRef } from './drawn-controls';

/** The state of a control that is passed on as aria attributes. */
interface ControlState {
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
}

/** Replaces the state props by their aria attributes, passes all other props through, and notes what is drawn (FIELD-22). */
export const controlAttributes = <Props extends ControlState>({ invalid, describedBy, required, ...rest }: Props) => ({
  ...rest,
  ref: drawnRef(),
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
  'aria-required': required || undefined,
});

/** Joins ids for an attribute such as aria-describedby, without the falsy ones; undefined if none is left. */
export const idList = (...ids: readonly unknown[]): string | undefined => ids.filter(Boolean).join(' ') || undefined;

/**
 * Makes an id of names and keys. A blank in one would cut the id in two wherever it stands in a list of ids, and other
 * signs would need escaping in a selector.
 */
export const idOf = (...parts: readonly unknown[]): string =>
  parts.join('-').replace(/[^\w-]/g, (sign) => (/[.\s]/.test(sign) ? '-' : `_${sign.charCodeAt(0)}`));
