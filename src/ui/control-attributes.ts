/** The state of a control that is passed on as aria attributes. */
interface ControlState {
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
}

/** Replaces the state props by their aria attributes and passes all other props through. */
export const controlAttributes = <Props extends ControlState>({ invalid, describedBy, required, ...rest }: Props) => ({
  ...rest,
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
  'aria-required': required || undefined,
});

/** Joins ids for an attribute such as aria-describedby, without the falsy ones; undefined if none is left. */
export const idList = (...ids: readonly unknown[]): string | undefined => ids.filter(Boolean).join(' ') || undefined;
