import { useRef, useState } from 'react';
import { emailFault } from '../../../form/email-entry';
import { useForm } from '../../../form/form-provider';
import { useFormValue } from '../../../form/use-field';
import { useIsGone } from '../../../form/use-is-gone';
import type { TextKey } from '../../../kernel/text/en';
import { formatDay } from '../../../kernel/text/format-date';
import { localDay } from '../../../kernel/util/days';
import { savedOrderOf, saveFields } from '../../../submission/saved-order';
import { useApp } from '../../context/app-context';
import { useOrder } from '../../context/use-order';

/** Where the server has no words of its own. */
const sentences = { noService: 'save.noService', refused: 'save.refused', unanswered: 'save.unanswered' } satisfies Record<string, TextKey>;

/** What the visitor reads of it. */
type Outcome = { sent: readonly string[] } | { failure: string };

/** Saves the order at the server, and says what became of it; what was entered stays, whatever becomes of it (PLUS-05). */
export function useSaveOrder() {
  const { form, text } = useForm();
  const { services } = useApp();
  const { cart } = useOrder();
  const known = useFormValue((handle) => String(handle.get('accountInformation.email') ?? ''));
  const [entered, setEntered] = useState<string>();
  const [wantsReminder, setReminder] = useState(false);
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  /** What the visitor reads once a link is on its way. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState('');
  const isBusy = useRef(false);
  const isGone = useIsGone();
  const address = entered ?? known;

  async function ask(email: string): Promise<Outcome> {
    const facts = form.facts();
    const saved = savedOrderOf(facts, cart, form.plan);
    const answer = await services.savedOrders.save(saveFields(facts, saved, { email, wantsReminder }));
    if ('refusal' in answer) return { failure: answer.words || text(sentences[answer.refusal]) };
    // Also where the visitor has closed the dialog, or the order is saved once more.
    if (answer.ref) form.change({ savedOrder: answer.ref });
    const first = answer.until
      ? text('save.sent', { email, date: formatDay(localDay(answer.until), text.locale) })
      : text('save.sentUndated', { email });
    return { sent: [first, text('save.spam'), ...(saved.isPartial ? [text('save.partial')] : [])] };
  }

  /** Resolves with false where the address is none. */
  async function send(): Promise<boolean> {
    if (isBusy.current) return true;
    const email = address.trim();
    const fault = emailFault(email, text('save.address'), text);
    setError(fault);
    setFailure('');
    if (fault) return false;
    isBusy.current = true;
    setSending(true);
    const result = await ask(email).catch((cause: unknown): Outcome => {
      services.log.error('The order could not be saved.', cause);
      return { failure: text(sentences.unanswered) };
    });
    isBusy.current = false;
    if (isGone.current) return true;
    setSending(false);
    if ('sent' in result) setSent(result.sent);
    else setFailure(result.failure);
    return true;
  }

  const setAddress = (next: string) => {
    setEntered(next);
    setError('');
    setFailure('');
  };
  return { address, setAddress, wantsReminder, setReminder, error, failure, sent, isSending, send };
}
