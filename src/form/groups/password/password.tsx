import { useState } from 'react';
import type { Facts } from '../../../core/facts/facts';
import { getAnswer } from '../../../core/answers/get-answer';
import { generatePassword } from '../../../core/validation/generate-password';
import { messageOf } from '../../../core/validation/message-of';
import { checkValue } from '../../../core/validation/run-rules';
import { Button } from '../../../ui/button';
import { Checklist } from '../../../ui/checklist';
import { PasswordField } from '../../fields/password-field';
import { useForm } from '../../form-provider';
import { useServices } from '../../services-context';
import { fieldId, useFacts } from '../../use-field';
import { isConfirmed, passwordRules } from './fields';
import type { AnswerPath } from '../../../core/answers/answer-path';

/** A new password, typed or generated, with a checklist of its requirements. */
export function Password({ path, confirmPath }: { path: AnswerPath; confirmPath: AnswerPath }) {
  const { form, text, idPrefix } = useForm();
  const { randomBytes } = useServices();
  const facts = useFacts(path, confirmPath);
  const [isShown, setShown] = useState(false);
  const [isGenerated, setGenerated] = useState(false);
  const { passwordLength, passwordMinLength } = facts.config.layout;
  const hasConfirm = isConfirmed(facts);

  // Show a generated password, so that the visitor can note it down.
  const generate = () => {
    const password = generatePassword(Math.max(passwordLength, passwordMinLength), randomBytes);
    form.change({ [path]: password, ...(hasConfirm && { [confirmPath]: password }) });
    setShown(true);
    setGenerated(true);
  };

  const checklistId = `${fieldId(idPrefix, path)}-checklist`;
  return (
    <>
      <PasswordField
        path={path}
        describedBy={checklistId}
        visibility={{ isShown, onToggle: setShown }}
        onTyped={() => setGenerated(false)}
        actions={
          <>
            <Button kind="link" onClick={generate}>
              {text('password.generate')}
            </Button>
            <span role="status">{isGenerated && text('password.generated')}</span>
          </>
        }
      />
      {hasConfirm && <PasswordField path={confirmPath} visibility={{ isShown }} />}
      <Checklist
        id={checklistId}
        items={useRequirements(path, confirmPath, facts)}
        metText={text('password.met')}
        unmetText={text('password.unmet')}
      />
    </>
  );
}

/** The items of the checklist, each met or unmet (PASS-01 to PASS-03). */
function useRequirements(path: AnswerPath, confirmPath: AnswerPath, facts: Facts) {
  const { form, text } = useForm();
  const { label, name = label } = form.declaration(path);
  const password = getAnswer(facts.values, path);
  const isEmpty = !password;
  const message = (rule: string, n = '') => messageOf({ rule, params: { n } }, text(name), text);
  const items = passwordRules(facts).map((rule) => {
    const [ruleName = '', n] = rule.split(':');
    return { text: message(ruleName, n), met: !isEmpty && !checkValue(password, rule, facts) };
  });
  if (isConfirmed(facts)) items.push({ text: text('password.match'), met: !isEmpty && password === getAnswer(facts.values, confirmPath) });
  // Last, so that the other items do not move when it disappears.
  if (isEmpty) items.push({ text: message('required'), met: false });
  return items;
}
