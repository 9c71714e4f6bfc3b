import { useRef, useState } from 'react';
import { agentAddress } from '../../../commerce/addresses/agent-address';
import { availableChoices, chosenAddress, sourceOf } from '../../../commerce/addresses/address-choice';
import type { AddressPrefix } from '../../../kernel/answers/answer-path';
import { formatAddress } from '../../../kernel/answers/server-address';
import type { AddressChoice as Choice } from '../../../kernel/reference/address-choices';
import type { Text } from '../../../kernel/text/format-message';
import { isEqual } from '../../../kernel/util/is-equal';
import { Button } from '../../../ui/button';
import { GroupFrame } from '../../../ui/group-frame';
import { RadioCards } from '../../../ui/radio-cards';
import type { FormHandle } from '../../form-handle';
import { useForm } from '../../form-provider';
import { useField, useFormValue } from '../../use-field';
import { Address } from './address';
import { AddressDialog } from './address-dialog';
import { addressLine, noBreak } from '../../../kernel/addresses/address-line';
import { failingFields } from './failing-fields';
import { KnownAddresses } from './known-addresses';

/** The choice that is made, and those the visitor has, each with its address as far as it is known. */
function readChoices(form: FormHandle, prefix: AddressPrefix, text: Text) {
  const facts = form.facts();
  const isMailing = prefix === 'companyInformation.mailingAddress';
  const optionOf = (key: Choice) => {
    const company = isMailing ? 'contactInformation' : sourceOf(facts, 'companyInformation.mailingAddress');
    const source = { mailing: company, ra: 'ra', specify: prefix }[key];
    const isAgents = source === 'ra';
    const address = isAgents ? formatAddress(agentAddress(facts), noBreak) : addressLine(facts, source as AddressPrefix, text);
    const isCompanys = key === 'mailing';
    // Where the agent's address stands for the company's, it says whose it is.
    const ofAgent = isCompanys ? 'address.choice.ra' : 'address.choice.ra.info';
    const unknown = isAgents ? ofAgent : isCompanys ? 'address.choice.later' : 'address.choice.specify.info';
    return { key, label: text(isMailing && isCompanys ? 'address.choice.own' : `address.choice.${key}`), info: address || text(unknown) };
  };
  const chosen = chosenAddress(facts, prefix);
  return {
    chosen,
    options: availableChoices(facts, prefix).map(optionOf),
    isWhole: chosen !== 'specify' || failingFields(form, prefix).length === 0,
  };
}

/** Lets the visitor choose whose address it is, and give one in a dialog (ADDR-08, ADDR-13). `prefix` is the address's path. */
export function AddressChoice({ prefix }: { prefix: AddressPrefix }) {
  const { form, text } = useForm();
  const { frame, control, change } = useField(`${prefix}.choice`);
  const { chosen, options, isWhole } = useFormValue((handle) => readChoices(handle, prefix, text), isEqual);
  const [isOpen, setOpen] = useState(false);
  const isInline = useRef(false);
  const isSpecified = chosen === 'specify';
  const isOnly = options.length === 1 && isSpecified;
  // An address that is found wanting outside of its dialog, after a reload for example, is asked in the step itself, where
  // the list of errors leads to. It stays there while it is typed.
  isInline.current = isSpecified && (isInline.current || isOnly || (!isOpen && !isWhole));
  const isInDialog = isSpecified && !isInline.current;

  const close = () => {
    setOpen(false);
    // What was typed stays, for when the visitor comes back to it.
    if (failingFields(form, prefix).length > 0) change('');
  };
  return (
    <>
      <GroupFrame {...frame} required radios={!isOnly}>
        {!isOnly && (
          <RadioCards
            id={control.id}
            name={`${prefix}.choice`}
            value={chosen}
            options={options}
            layout="rows"
            onChange={({ key }) => {
              setOpen(key === 'specify');
              change(key);
            }}
            onBlur={control.onBlur}
          />
        )}
        {isInDialog && (
          <div className="charterform-actions">
            <Button kind="link" onClick={() => setOpen(true)}>
              {text('address.edit')}
            </Button>
          </div>
        )}
      </GroupFrame>
      {isInline.current && (
        <>
          <KnownAddresses prefix={prefix} />
          <Address prefix={prefix} />
        </>
      )}
      {isOpen && isInDialog && <AddressDialog prefix={prefix} title={frame.label} onClose={close} />}
    </>
  );
}
