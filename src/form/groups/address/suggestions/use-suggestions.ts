import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  canBeAskedAbout,
  suggestionQuestion,
  type AddressSuggestion,
  type AddressSuggestions,
} from '../../../../kernel/addresses/suggested-address';
import type { AddressPrefix } from '../../../../kernel/answers/answer-path';
import { takeListKey } from '../../../../ui/list-keys';
import { startTimer } from '../../../../ui/timer';
import { useForm } from '../../../form-provider';
import { useServices } from '../../../services-context';
import { useRequest } from '../../../use-request';

/** How long typing pauses before the page's server is asked, in ms. */
const pause = 250;

interface Offered extends AddressSuggestions {
  /** What it is an answer to. */
  typed: string;
}

/** Whether an answer to one text can stand while the answer to the other is awaited: the visitor types on or deletes. */
const isRelated = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/**
 * Asks for addresses while the street at `prefix` is typed, and keeps their list: which are offered, which is active, whether it
 * is open. Nothing is active until an arrow key makes it so: Enter and Tab never replace what was typed by themselves.
 * @param onPick gets the session of the questions, too
 */
export function useSuggestions(prefix: AddressPrefix, listId: string, onPick: (picked: AddressSuggestion, session: string) => void) {
  const { form } = useForm();
  const { suggestions, newKey } = useServices();
  const { data, send } = useRequest<Offered>(`suggest.${prefix}`);
  /** What is asked about; '' for nothing. */
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [activeId, setActive] = useState('');
  const session = useRef('');

  useEffect(() => {
    if (typed === '') return undefined;
    return startTimer(() => {
      session.current ||= newKey();
      const question = suggestionQuestion(form.values(), prefix, typed, session.current);
      void send({ ask: async (signal) => ({ typed, ...(await suggestions.suggest(question, signal)) }) });
    }, pause);
  }, [typed, form, prefix, suggestions, newKey, send]);

  const offered = data && typed !== '' && isRelated(data.typed, typed) ? data.suggestions : [];
  const isOpen = isWanted && offered.length > 0;
  const active = isOpen ? offered.findIndex(({ id }) => id === activeId) : -1;
  const close = () => {
    setWanted(false);
    setActive('');
  };
  const pick = (picked: AddressSuggestion) => {
    close();
    setTyped('');
    onPick(picked, session.current);
    // A service bills by session, which ends with the address that is picked.
    session.current = '';
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || offered.length === 0) return;
    const isTaken = takeListKey(event, {
      isOpen,
      activeOption: offered[active],
      open: () => setWanted(true),
      close,
      pick,
      moveBy(move) {
        setWanted(true);
        setActive(offered[move(active, offered.length - 1)]?.id ?? '');
      },
    });
    // Enter without an active suggestion is the form's.
    if (!isTaken || (event.key === 'Enter' && active < 0)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    offered,
    isOpen,
    active,
    attribution: data?.attribution ?? '',
    pick,
    close,
    /** Call with each text that the visitor types; not with what a browser fills in. */
    type(text: string) {
      setTyped(canBeAskedAbout(text) ? text.trim() : '');
      setWanted(true);
      setActive('');
    },
    /** Props for the input. */
    combobox: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': active < 0 ? undefined : suggestionId(listId, active),
      onKeyDown,
    } as const,
  };
}

export const suggestionId = (listId: string, index: number) => `${listId}-${index}`;
