import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { emailFault } from '../../../form/email-entry';
import { useForm } from '../../../form/form-provider';
import { useFormValue } from '../../../form/use-field';
import { useIsGone } from '../../../form/use-is-gone';
import type { TextKey } from '../../../kernel/text/en';
import type { FormPost } from '../../../services/services';
import { productsOutdated } from '../../../state/orders/catalogue-slice';
import { lacksService } from '../../../submission/faults';
import { quoteFields } from '../../../submission/quote-payload';
import { useApp } from '../../context/app-context';
import { useOrder } from '../../context/use-order';

/** What became of a mail: our own sentence, or the server's. */
interface Answer {
  kind: 'onItsWay' | 'noService' | 'unanswered' | 'refused' | 'newPrices';
  /** Of a refusal. */
  words: string;
}

/** Where the server has no words of its own. */
const sentences = { onItsWay: 'quote.onItsWay', unanswered: 'quote.unanswered', refused: 'quote.refused' } satisfies Partial<
  Record<Answer['kind'], TextKey>
>;

async function ask(formPost: FormPost, fields: Readonly<Record<string, string>>): Promise<Answer> {
  const { success, error, priceChange } = await formPost.post('email_quote', fields);
  if (success && error === undefined) return { kind: 'onItsWay', words: '' };
  return { kind: priceChange ? 'newPrices' : 'refused', words: error ?? '' };
}

/** Mails the quote, and says what became of it (PLUS-08). `send` resolves with false where the address is none. */
export function useQuoteMail() {
  const { form, text } = useForm();
  const { config, services } = useApp();
  const { cart } = useOrder();
  const dispatch = useDispatch();
  const known = useFormValue((handle) => String(handle.get('accountInformation.email') ?? ''));
  const [entered, setEntered] = useState<string>();
  const [error, setError] = useState('');
  const [said, setSaid] = useState('');
  const [isSending, setSending] = useState(false);
  const isGone = useIsGone();
  const address = entered ?? known;

  function sentenceOf({ kind, words }: Answer, email: string): string {
    const sentence = (key: TextKey) => text(key, { email });
    if (kind === 'noService') return [sentence('quote.noService'), config.quote.print ? text('quote.printInstead') : ''].join(' ').trim();
    if (kind === 'newPrices') return `${words} ${sentence('quote.newPrices')}`.trim();
    return words || sentence(sentences[kind]);
  }

  async function send(): Promise<boolean> {
    const email = address.trim();
    const fault = emailFault(email, text('quote.address'), text);
    setError(fault);
    setSaid('');
    if (fault) return false;
    setSending(true);
    const answer = await ask(services.formPost, quoteFields(form.facts(), cart, email)).catch((cause: unknown): Answer => {
      services.log.error('The quote could not be mailed.', cause);
      return { kind: lacksService(cause) ? 'noService' : 'unanswered', words: '' };
    });
    if (isGone.current) return true;
    setSending(false);
    setSaid(sentenceOf(answer, email));
    if (answer.kind === 'newPrices') dispatch(productsOutdated());
    return true;
  }

  const setAddress = (next: string) => {
    setEntered(next);
    setError('');
    setSaid('');
  };
  return { address, setAddress, error, said, isSending, send };
}
