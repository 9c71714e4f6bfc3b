import { useState } from 'react';
import { askedPart, askedParties, partsSecret, type PartyPrefix } from '../../../commerce/co-owners/asked-parts';
import type { AnswerPath } from '../../../kernel/answers/answer-path';
import type { AskedPart } from '../../../kernel/answers/asked-part';
import { checkField } from '../../../kernel/plan/check-step';
import { addDays } from '../../../kernel/util/days';
import { isEqual } from '../../../kernel/util/is-equal';
import type { Services } from '../../../services/services';
import { lacksService } from '../../../submission/faults';
import { emailFault } from '../../email-entry';
import type { FormHandle } from '../../form-handle';
import { useForm } from '../../form-provider';
import { useServices } from '../../services-context';
import { fieldId, useFormValue } from '../../use-field';
import { useIsGone } from '../../use-is-gone';
import { refreshParts } from './refresh-parts';

const partPath = (prefix: PartyPrefix) => `${prefix}.part` as AnswerPath;

/** Random signs that need no escaping anywhere. */
const randomText = ({ randomBytes }: Pick<Services, 'randomBytes'>, count: number): string =>
  btoa(String.fromCharCode(...randomBytes(count)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The secret by which this order alone reads its parts; made once somebody is asked. */
function secretOf(form: FormHandle, services: Services): string {
  const known = partsSecret(form.values());
  if (known !== '') return known;
  const secret = randomText(services, 32);
  form.change({ 'coOwners.secret': secret });
  return secret;
}

/** Writes what is known of a part to whoever it is about, wherever they stand by now. */
function setPart(form: FormHandle, id: string, part: AskedPart | undefined) {
  const party = askedParties(form.values()).find((other) => other.part.id === id);
  if (party) form.change({ [partPath(party.prefix)]: part });
  form.flush();
}

type Asked = 'sent' | { refused: string } | 'coOwner.noService' | 'coOwner.unanswered';

async function post(services: Services, fields: Readonly<Record<string, string>>): Promise<Asked> {
  try {
    const { success, error } = await services.formPost.post('invite_part', fields);
    return success && error === undefined ? 'sent' : { refused: error ?? '' };
  } catch (fault) {
    services.log.error('The invitation could not be sent.', fault);
    return lacksService(fault) ? 'coOwner.noService' : 'coOwner.unanswered';
  }
}

/** Looks for what has arrived, and says so where nothing has. */
export function usePartCheck() {
  const { form, text } = useForm();
  const services = useServices();
  const [isChecking, setChecking] = useState(false);
  const [said, setSaid] = useState('');
  const isGone = useIsGone();
  async function check() {
    if (isChecking) return;
    setSaid('');
    setChecking(true);
    const sentence = await refreshParts(form, services).then(
      (isNew) => (isNew ? '' : text('coOwner.nothingNew')),
      (fault: unknown) => {
        services.log.error('The parts of co-owners could not be read.', fault);
        return text('coOwner.unchecked');
      },
    );
    if (isGone.current) return;
    setChecking(false);
    setSaid(sentence);
  }
  return { check, isChecking, said };
}

/** Shows which of the names is missing: whoever asks must know for whom they wait. */
function lacksName(form: FormHandle, prefix: PartyPrefix, names: readonly string[], idPrefix: string): boolean {
  const paths = names.map((name) => `${prefix}.${name}` as AnswerPath);
  const failing = paths.filter((path) => checkField(form.declaration(path), path, form.facts()) !== null);
  if (failing.length === 0) return false;
  form.showErrors(failing);
  document.getElementById(fieldId(idPrefix, failing[0]!))?.focus();
  return true;
}

/** Asks a person of the company for their own details, and follows what becomes of it (PLUS-06). */
export function useCoOwner(prefix: PartyPrefix, names: readonly string[]) {
  const { form, text, idPrefix } = useForm();
  const services = useServices();
  const part = useFormValue((handle) => askedPart(handle.values(), prefix), isEqual);
  const [entered, setEntered] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState('');
  const [said, setSaid] = useState('');
  const [isSending, setSending] = useState(false);
  /** Nobody was asked before: until somebody is, the fields stay. */
  const [isFirst, setFirst] = useState(false);
  const isGone = useIsGone();
  const email = entered ?? part?.email ?? '';

  async function send(): Promise<'sent' | 'noAddress' | 'notSent'> {
    if (isSending || (!part && lacksName(form, prefix, names, idPrefix))) return 'notSent';
    const address = email.trim();
    const fault = emailFault(address, text('coOwner.email'), text);
    setError(fault);
    setSaid('');
    if (fault) return 'noAddress';
    const { config } = form.facts();
    const before = part;
    const id = before?.id ?? randomText(services, 12);
    const secret = secretOf(form, services);
    const until = addDays(services.clock.today(), config.coOwners.days);
    setSending(true);
    setFirst(!before);
    // Kept before it is sent: after a reload the server is asked what became of it.
    form.change({ [partPath(prefix)]: { id, email: address, state: 'unsent', until, version: 0 } satisfies AskedPart });
    form.flush();
    const { formType, pageID } = config;
    const kind = names.includes('company_name') ? 'company' : 'person';
    const asked = await post(services, { formType, pageID, secret, part: id, kind, email: address });
    if (asked === 'sent') setPart(form, id, { id, email: address, state: 'asked', until, version: 0 });
    else if (asked !== 'coOwner.unanswered') setPart(form, id, before);
    if (isGone.current) return 'notSent';
    setSending(false);
    if (asked === 'sent') setAsking(false);
    else if (asked === 'coOwner.noService' || asked === 'coOwner.unanswered') setSaid(text(asked));
    else setSaid(asked.refused || text('coOwner.refused'));
    return asked === 'sent' ? 'sent' : 'notSent';
  }

  return {
    part: isSending && isFirst ? undefined : part,
    email,
    setEmail(next: string) {
      setEntered(next);
      setError('');
    },
    error,
    said,
    isSending,
    isAsking,
    ask: () => setAsking(!isAsking),
    send,
    /** Takes the part back: its link ends, and whoever orders enters the details. */
    takeBack() {
      setSaid('');
      setAsking(false);
      setEntered(undefined);
      form.change({ [partPath(prefix)]: undefined });
      form.flush();
    },
  };
}

export type CoOwnerState = ReturnType<typeof useCoOwner>;
