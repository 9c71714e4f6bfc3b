import { useEffect, useState } from 'react';
import type { Facts } from '../../../kernel/facts/facts';
import { getAnswer } from '../../../kernel/answers/get-answer';
import { generatePassword } from '../../../kernel/validation/generate-password';
import type { TextKey } from '../../../kernel/text/en';
import { messageOf } from '../../../kernel/validation/message-of';
import { checkValue } from '../../../kernel/validation/run-rules';
import { Button } from '../../../ui/button';
import { Checklist, type ChecklistItem } from '../../../ui/checklist';
import { startTimer } from '../../../ui/timer';
import { PasswordField } from '../../fields/password-field';
import { useForm } from '../../form-provider';
import { useServices } from '../../services-context';
import { fieldId, useFacts } from '../../use-field';
import { isConfirmed, passwordRules } from './fields';
import type { AnswerPath } from '../../../kernel/answers/answer-path';

/** What is still missing is read out once nothing was typed for so long, in ms: never at every key. */
const newsAfterMs = 1500;

/** The requirements in few words, by their rules. */
const shortTexts: Readonly<Record<string, TextKey>> = {
  passwordMin: 'password.short.min',
  passwordLower: 'password.short.lower',
  passwordUpper: 'password.short.upper',
  passwordNumber: 'password.short.number',
  passwordSpecial: 'password.short.special',
};

/** A new password, typed or generated, with a checklist of its requirements. */
export function Password({ path, confirmPath }: { path: AnswerPath; confirmPath: AnswerPath }) {
  const { form, text, idPrefix } = useForm();
  const { randomBytes } = useServices();
  const facts = useFacts(path, confirmPath);
  const [isShown, setShown] = useState(false);
  const [isGenerated, setGenerated] = useState(false);
  const { passwordLength, passwordMinLength } = facts.config.layout;
  const hasConfirm = isConfirmed(facts);
  const requirements = useRequirements(path, confirmPath, facts);
  const news = useRequirementNews(requirements, getAnswer(facts.values, path));

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
        requirements={<Checklist id={checklistId} items={requirements} metText={text('password.met')} unmetText={text('password.unmet')} />}
        actions={
          <>
            <Button kind="link" onClick={generate}>
              {text('password.generate')}
            </Button>
            <span role="status">{isGenerated ? text('password.generated') : <span className="charterform-hidden">{news}</span>}</span>
          </>
        }
      />
      {hasConfirm && <PasswordField path={confirmPath} visibility={{ isShown }} />}
    </>
  );
}

/** What the password still needs, for screen readers. */
function useRequirementNews(items: readonly ChecklistItem[], password: unknown): string {
  const { text } = useForm();
  const [said, setSaid] = useState('');
  const missing = items.flatMap(({ short = '', met }) => (met ? [] : [short]));
  const complete = password ? text('password.complete') : '';
  const news = password && missing.length > 0 ? text('password.missing', { list: missing.join(', ') }) : complete;
  useEffect(() => startTimer(() => setSaid(news), newsAfterMs), [news, password]);
  return said;
}

/** The items of the checklist, each met or unmet (PASS-01 to PASS-03). */
function useRequirements(path: AnswerPath, confirmPath: AnswerPath, facts: Facts): readonly ChecklistItem[] {
  const { form, text } = useForm();
  const { label, name = label } = form.declaration(path);
  const password = getAnswer(facts.values, path);
  const isEmpty = !password;
  const message = (rule: string, n = '') => messageOf({ rule, params: { n } }, text(name), text);
  const items: ChecklistItem[] = passwordRules(facts).map((rule) => {
    const [ruleName = '', n = ''] = rule.split(':');
    return { text: message(ruleName, n), short: text(shortTexts[ruleName]!, { n }), met: !isEmpty && !checkValue(password, rule, facts) };
  });
  if (isConfirmed(facts)) {
    const met = !isEmpty && password === getAnswer(facts.values, confirmPath);
    items.push({ text: text('password.match'), short: text('password.short.match'), met });
  }
  // Last, so that the other items do not move when it disappears.
  if (isEmpty) items.push({ text: message('required'), met: false });
  return items;
}
