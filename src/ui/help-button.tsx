import type { ComponentProps } from 'react';

/** The round "?" button that opens help. */
export function HelpButton({ label, ...rest }: { label: string } & ComponentProps<'button'>) {
  return (
    <button {...rest} type="button" className="charterform-help-button" aria-label={label}>
      ?
    </button>
  );
}
