import { useLayoutEffect, useRef, useState } from 'react';
import { isForeignSignature, noSignature, signatureNamePath, signatureOf, statementOf, timedSignature } from '../../kernel/facts/signature';
import type { Facts } from '../../kernel/facts/facts';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { formatMoment } from '../../kernel/text/format-date';
import type { Text } from '../../kernel/text/format-message';
import { isEqual } from '../../kernel/util/is-equal';
import { TextField } from '../../form/fields/text-field';
import { useForm } from '../../form/form-provider';
import { defineModule } from '../../form/modules/define-module';
import { useServices } from '../../form/services-context';
import { useFormValue } from '../../form/use-field';
import { visitorName } from '../../submission/payload/company-part';

/** A signature with its time, as it reads; '' for none. */
function signedText(facts: Facts, text: Text): string {
  const { name, signedAt } = signatureOf(facts);
  return name && signedAt ? text('signature.signed', { name, time: formatMoment(signedAt, text.locale) }) : '';
}

const field: FieldDeclaration = {
  path: signatureNamePath,
  label: 'signature.label',
  name: 'signature.name',
  rules: 'required|length:2|maxLength:120',
  hint: 'signature.hint',
  autocomplete: 'off',
  maxlength: 120,
  wide: true,
  reads: signedText,
};

/**
 * Gives the signature its time whenever another name is typed, at once: Enter may submit the form with the next key. Takes one away
 * that is under another sentence. Apart from the view, which would else speak at each key.
 */
function Signing({ onGone }: { onGone: (isGone: boolean) => void }) {
  const { form } = useForm();
  const { clock } = useServices();
  const { name, signedAt } = useFormValue((form) => signatureOf(form.facts()), isEqual, true);
  const last = useRef(name);
  useLayoutEffect(() => {
    const facts = form.facts();
    if (last.current === name && isForeignSignature(facts)) {
      onGone(true);
      form.change(noSignature);
    } else if (last.current !== name || (name !== '' && signedAt === '')) {
      if (name !== '') onGone(false);
      form.change(timedSignature(facts, clock.now()));
    }
    last.current = signatureOf(form.facts()).name;
  }, [name, signedAt, form, clock, onGone]);
  return null;
}

/** Whether the page asks, and the visitor has signed with a name that is not the contact's. */
function isOtherName(facts: Facts): boolean {
  const plain = (name: string) =>
    name
      .toLocaleLowerCase()
      .split(/[\s.]+/)
      .filter(Boolean)
      .join(' ');
  const [name, contact] = [plain(signatureOf(facts).name), plain(visitorName(facts))];
  return facts.config.signature.matchContact && name !== '' && contact !== '' && name !== contact;
}

/** The owner's sentence, the name under it, and when it was typed. Another name than the contact's is said and taken (ITEM-11). */
function SignatureView() {
  const { text } = useForm();
  const [isGone, setGone] = useState(false);
  const statement = useFormValue((form) => statementOf(form.facts()));
  const signed = useFormValue((form) => signedText(form.facts(), text));
  const contact = useFormValue((form) => (isOtherName(form.facts()) ? visitorName(form.facts()) : ''));
  return (
    <div>
      <p className="charterform-statement">
        <bdi>{statement}</bdi>
      </p>
      <Signing onGone={setGone} />
      <TextField path={signatureNamePath} />
      <p role="status" className="charterform-verdict">
        {[isGone && text('signature.gone'), signed, contact && text('signature.other', { name: contact })].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}

/** A signature that the visitor types under a sentence of the page's, where it has one (ITEM-11). */
export const signature = defineModule({
  fields: [field],
  initial: noSignature,
  isShown: (facts) => statementOf(facts) !== '',
  view: SignatureView,
});
