import { checkValue } from '../../../core/validation/run-rules';
import { messageOf } from '../../../core/validation/message-of';
import { PasswordField } from '../../../form/fields/password-field';
import { useForm } from '../../../form/form-provider';
import { useFacts } from '../../../form/use-field';
import { Checklist } from '../../../ui/checklist';
import { passwordRules } from './fields';

/** A new password, with each requirement met or unmet while it is typed (PASS-02). */
export function PasswordView() {
  const { form, text, idPrefix } = useForm();
  const facts = useFacts('accountInformation.password');
  const password = String(form.get('accountInformation.password') ?? '');
  const name = text('account.password');
  const items = passwordRules(facts).map((rule) => {
    const [ruleName = '', n = ''] = rule.split(':');
    return {
      text: messageOf({ rule: ruleName, params: { n } }, name, text),
      met: password !== '' && !checkValue(password, rule, facts),
    };
  });
  const checklistID = `${idPrefix}-password-checklist`;
  return (
    <>
      <PasswordField path="accountInformation.password" describedBy={checklistID} />
      {facts.config.layout.passwordConfirm && <PasswordField path="accountInformation.passwordConfirm" />}
      <Checklist id={checklistID} items={items} metText={text('password.met')} unmetText={text('password.unmet')} />
    </>
  );
}
