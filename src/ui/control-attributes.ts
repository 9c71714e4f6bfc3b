/** What a control says of itself to those who do not see it. */
interface ControlState {
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
}

/** The same as attributes, beside those of the control that need no translation. */
export const controlAttributes = <Props extends ControlState>({ invalid, describedBy, required, ...rest }: Props) => ({
  ...rest,
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
  'aria-required': required || undefined,
});

/** Ids as an attribute lists them, those left out that are not there; undefined for none. */
export const idList = (...ids: readonly unknown[]): string | undefined => ids.filter(Boolean).join(' ') || undefined;
