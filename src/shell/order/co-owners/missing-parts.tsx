import { missingParties, partyName } from '../../../commerce/co-owners/asked-parts';
import { stepOfField } from '../../../kernel/plan/step-list';
import { joinList } from '../../../kernel/text/join-list';
import { isEqual } from '../../../kernel/util/is-equal';
import { usePartCheck } from '../../../form/groups/co-owner/use-co-owner';
import type { FormHandle } from '../../../form/form-handle';
import { useForm } from '../../../form/form-provider';
import { useFormValue } from '../../../form/use-field';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useApp } from '../../context/app-context';
import { StepLink } from '../../notices/step-link';

/** Whose details are missing, and the step that shows them. */
function missingFrom(form: FormHandle) {
  const parties = missingParties(form.facts());
  const [first] = parties;
  return {
    names: parties.map(({ prefix, part }) => partyName(form.values(), prefix) || part.email),
    step: first && stepOfField(form.plan, form.facts(), `${first.prefix}.address.choice`),
  };
}

/** At the review: whose details are missing, and whether the order waits for them (PLUS-06). */
export function MissingParts() {
  const { text } = useForm();
  const { config } = useApp();
  const { names, step } = useFormValue(missingFrom, isEqual);
  const { check, isChecking, said } = usePartCheck();
  if (!config.coOwners.invite || names.length === 0) return null;
  const people = joinList(names, text);
  return (
    <Notice
      action={
        <Button kind="link" waiting={isChecking ? text('coOwner.checking') : ''} onClick={() => void check()}>
          {text('coOwner.check')}
        </Button>
      }
    >
      <p>{text(config.coOwners.wait ? 'coOwner.waits' : 'coOwner.later', { names: people })}</p>
      {step !== undefined && (
        <p>
          <StepLink step={step}>{text('coOwner.show')}</StepLink>
        </p>
      )}
      <p role="status">{said}</p>
    </Notice>
  );
}
