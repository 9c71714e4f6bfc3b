import { useRef, type ReactNode } from 'react';
import { partyName, type PartyPrefix } from '../../../commerce/co-owners/asked-parts';
import type { AskedPart } from '../../../kernel/answers/asked-part';
import { formatDay } from '../../../kernel/text/format-date';
import type { TextKey } from '../../../kernel/text/en';
import { Button } from '../../../ui/button';
import { startTimer } from '../../../ui/timer';
import { useForm } from '../../form-provider';
import { fieldId, useFormValue } from '../../use-field';
import { AskPanel } from './ask-panel';
import { useCoOwner, usePartCheck, type CoOwnerState } from './use-co-owner';

interface CoOwnerProps {
  prefix: PartyPrefix;
  names: readonly string[];
  /** The fields of the person, for whoever orders. */
  children: ReactNode;
}

const sentences = {
  asked: 'coOwner.asked',
  arrived: 'coOwner.arrived',
  expired: 'coOwner.expired',
  unsent: 'coOwner.unsent',
} as const satisfies Record<AskedPart['state'], TextKey>;

/** The day on which a link ends; '' where the server has told none. */
const dayOf = (until: string, locale: string) => (Number.isNaN(Date.parse(until)) ? '' : formatDay(until.slice(0, 10), locale));

/** What can be done about a part: look for it, ask once more, take it back. */
function PartActions({ state, onTakeBack, panelId }: { state: CoOwnerState; onTakeBack: () => void; panelId: string }) {
  const { text } = useForm();
  const { part, isAsking, ask } = state;
  const { check, isChecking, said } = usePartCheck();
  const isHere = part?.state === 'arrived';
  return (
    <div className="charterform-co-owner-actions">
      {!isHere && (
        <Button kind="link" waiting={isChecking ? text('coOwner.checking') : ''} onClick={() => void check()}>
          {text('coOwner.check')}
        </Button>
      )}
      {!isHere && (
        <Button kind="link" expanded={isAsking} controls={panelId} onClick={ask}>
          {text('coOwner.askAgain')}
        </Button>
      )}
      <Button kind="link" onClick={onTakeBack}>
        {text(isHere ? 'coOwner.endLink' : 'coOwner.takeBack')}
      </Button>
      <p role="status" className="charterform-co-owner-said">
        {said}
      </p>
    </div>
  );
}

/**
 * The fields of a person, or, once they were asked for their own details by email, how their part stands (PLUS-06). What has arrived
 * is in the same fields as what is entered here, and is validated like it.
 */
export function CoOwner({ prefix, names, children }: CoOwnerProps) {
  const { form } = useForm();
  return form.facts().config.coOwners.invite ? (
    <AskableParty prefix={prefix} names={names}>
      {children}
    </AskableParty>
  ) : (
    children
  );
}

function AskableParty({ prefix, names, children }: CoOwnerProps) {
  const { text, idPrefix } = useForm();
  const state = useCoOwner(prefix, names);
  const { part, said, isSending, isAsking, ask, takeBack } = state;
  const name = useFormValue((form) => partyName(form.values(), prefix));
  const about = useRef<HTMLParagraphElement>(null);
  const id = fieldId(idPrefix, `${prefix}.part`);
  const panelId = `${id}-panel`;
  const isOpen = isAsking || isSending;
  // Once it is drawn: the button that had the focus is gone.
  const focusAbout = () => void startTimer(() => about.current?.focus(), 0);
  const takeItBack = () => {
    takeBack();
    startTimer(() => document.getElementById(fieldId(idPrefix, `${prefix}.${names[0]!}`))?.focus(), 0);
  };
  return (
    <>
      {(!part || part.state === 'arrived') && children}
      <div className="charterform-co-owner" data-state={part?.state}>
        {part && (
          <p ref={about} tabIndex={-1} role="status">
            {text(sentences[part.state], {
              name: name || part.email,
              email: part.email,
              day: dayOf(part.until, text.locale),
            })}
          </p>
        )}
        {part ? (
          <PartActions state={state} panelId={panelId} onTakeBack={takeItBack} />
        ) : (
          <Button kind="link" expanded={isOpen} controls={panelId} onClick={ask}>
            {text('coOwner.ask')}
          </Button>
        )}
        <div id={panelId} hidden={!isOpen}>
          {isOpen && <AskPanel id={id} state={state} onSent={focusAbout} />}
        </div>
        <p role="status" className="charterform-co-owner-said">
          {said}
        </p>
      </div>
    </>
  );
}
