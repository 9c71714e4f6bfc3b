import { useEffect, useRef, type RefObject } from 'react';
import type { AddressSuggestion } from '../../../../kernel/addresses/suggested-address';
import { usePopup } from '../../../../ui/use-popup';
import { Verbatim } from '../../../../ui/verbatim';
import { suggestionId } from './use-suggestions';

export interface SuggestionPopupProps {
  /** The id of the listbox. */
  id: string;
  /** The accessible name of the listbox. */
  label: string;
  /** The element the popup is positioned against. */
  anchor: RefObject<HTMLElement | null>;
  suggestions: readonly AddressSuggestion[];
  /** The index of the active suggestion; -1 for none. */
  active: number;
  /** Whose suggestions they are; '' for nobody's that must be named. */
  attribution: string;
  onPick: (picked: AddressSuggestion) => void;
}

/** The listbox of suggested addresses, each in two lines. The input keeps the focus. */
export function SuggestionPopup({ id, label, anchor, suggestions, active, attribution, onPick }: SuggestionPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePopup(popup, anchor);
  useEffect(() => {
    popup.current!.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // A press on the list must not blur the input.
    <div ref={popup} role="presentation" className="charterform-options" onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" tabIndex={-1} aria-label={label} className="charterform-suggestions">
        {suggestions.map((suggestion, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input keeps the focus and handles the keys
          <div
            key={suggestion.id}
            id={suggestionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            data-active={index === active || undefined}
            onClick={() => onPick(suggestion)}
          >
            <Verbatim isName>{suggestion.street}</Verbatim>{' '}
            <small>
              <Verbatim isName>{suggestion.place}</Verbatim>
            </small>
          </div>
        ))}
      </div>
      {attribution && (
        <p className="charterform-attribution" translate="no">
          {attribution}
        </p>
      )}
    </div>
  );
}
