import { useMemo, useRef, useState, type FormEvent } from 'react';
import { enteredAddress } from '../../../../kernel/addresses/entered-address';
import {
  suggestionQuestion,
  withTypedUnit,
  type AddressDetails,
  type AddressSuggestion,
} from '../../../../kernel/addresses/suggested-address';
import type { AddressPrefix } from '../../../../kernel/answers/answer-path';
import { chosenKey } from '../../../../kernel/answers/get-answer';
import { isComplete } from '../../../../kernel/answers/server-address';
import { focusField } from '../../../../ui/focus-field';
import { LiveRegion } from '../../../../ui/live-region';
import { treeOf } from '../../../../ui/shadow-tree';
import { TextField } from '../../../fields/text-field';
import { useForm } from '../../../form-provider';
import { useServices } from '../../../services-context';
import { fieldId, useFormValue } from '../../../use-field';
import { useRequest } from '../../../use-request';
import { filledAddress, type FilledAddress } from './filled-address';
import { SuggestionPopup } from './suggestion-popup';
import { useSuggestions } from './use-suggestions';

/** Whether the visitor has typed or pasted: a browser that fills in addresses says nothing or that it replaces text. */
const isByHand = ({ inputType = '' }: InputEvent) => /^(insert|delete)/.test(inputType) && inputType !== 'insertReplacementText';

/** Fills the address at `prefix` with the one that is picked, and says so. */
function useFilling(prefix: AddressPrefix, isFocused: () => boolean, focusPart: (part: string) => void) {
  const { form, text } = useForm();
  const { suggestions } = useServices();
  const { status, send } = useRequest<AddressDetails>(`addressDetails.${prefix}`);
  const [filled, setFilled] = useState<FilledAddress>();
  /** Whether what is said is still about what the street says. */
  const [isTold, setTold] = useState(false);

  function fill({ id, street }: AddressSuggestion, session: string) {
    const line1 = `${prefix}.line1` as const;
    const typed = chosenKey(form.values(), line1);
    setFilled(undefined);
    setTold(true);
    // At once, so that nobody waits to see what was picked.
    form.change({ [line1]: withTypedUnit(street, typed) });
    const question = suggestionQuestion(form.values(), prefix, '', session);
    void send({
      ask: (signal) => suggestions.details(id, question, signal),
      changes(details) {
        // An address of another country than the visitor's has nothing to fill in.
        if (chosenKey(form.values(), `${prefix}.country`) !== question.country) return {};
        const filling = filledAddress(form, prefix, details, typed, text);
        setFilled(filling);
        if (filling.missing && isFocused()) focusPart(filling.missing);
        return filling.changes;
      },
    });
  }
  const isFailed = isTold && status === 'failed';
  const told = isTold ? filled : undefined;
  return {
    fill,
    said: isFailed ? text('address.suggest.failed') : (told?.said ?? ''),
    isWarning: isFailed || told?.isWarning === true,
    forget: () => setTold(false),
  };
}

/** The street of an address, which suggests addresses while it is typed (PLUS-07). The field stays, and nothing waits. */
export function SuggestedStreet({ prefix }: { prefix: AddressPrefix }) {
  const { form, text, idPrefix } = useForm();
  const path = `${prefix}.line1` as const;
  const id = fieldId(idPrefix, path);
  const listId = `${id}-list`;
  const box = useRef<HTMLDivElement>(null);
  const anchor = useMemo(
    () => ({
      get current() {
        return box.current?.querySelector<HTMLElement>('.charterform-control') ?? null;
      },
    }),
    [],
  );
  const isFocused = () => box.current?.contains(treeOf(box.current).activeElement) === true;
  const { fill, said, isWarning, forget } = useFilling(prefix, isFocused, (part) =>
    focusField(fieldId(idPrefix, `${prefix}.${part}`), box.current!),
  );
  const list = useSuggestions(prefix, listId, fill);
  const isWhole = useFormValue(({ values }) => isComplete(enteredAddress(values(), prefix)));
  const label = text(form.declaration(path).label);
  const onInput = ({ nativeEvent, target }: FormEvent) => {
    forget();
    if (isByHand(nativeEvent as InputEvent)) list.type((target as HTMLInputElement).value);
    else list.close();
  };
  return (
    <div ref={box} className="charterform-suggested" onInput={onInput} onBlur={list.close}>
      <TextField path={path} {...list.combobox} />
      {list.isOpen && (
        <SuggestionPopup
          id={listId}
          label={label}
          anchor={anchor}
          suggestions={list.offered}
          active={list.active}
          attribution={list.attribution}
          onPick={list.pick}
        />
      )}
      {isWarning && !isWhole && (
        <p className="charterform-field charterform-verdict" data-wide>
          {said}
        </p>
      )}
      <LiveRegion message={list.isOpen ? text('address.suggest.found', { count: list.offered.length }) : said} />
    </div>
  );
}
