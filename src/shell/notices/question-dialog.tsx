import { useEffect, useLayoutEffect, useRef } from 'react';
import { questionParams } from '../../kernel/answers/question';
import { useForm } from '../../form/form-provider';
import { fieldId, useFormValue } from '../../form/use-field';
import { focusField } from '../../ui/focus-field';
import { Modal } from '../../ui/modal';
import { useApp } from '../context/app-context';
import { scrollToStep } from '../context/scroll';
import { Amounts } from './amounts';

/**
 * Asks what a reaction wants to know before a change is made, over the step with the field that it is about. That field
 * takes the focus once the question is answered.
 */
export function QuestionDialog() {
  const { form, text, idPrefix } = useForm();
  const { root, navigation } = useApp();
  const question = useFormValue((form) => form.question());
  const step = useFormValue(navigation.current);
  /** The id of the field that the open question is about. */
  const askedAbout = useRef('');
  // Before the paint, so that the question is never seen over another step.
  useLayoutEffect(() => {
    if (question?.at) navigation.goToField(question.at);
  }, [question, navigation]);
  useEffect(() => {
    if (question?.at) {
      askedAbout.current = fieldId(idPrefix, question.at);
      scrollToStep(root, askedAbout.current);
    } else if (!question && askedAbout.current) {
      focusField(askedAbout.current, root);
      askedAbout.current = '';
    }
    // Once more when the step has been drawn.
  }, [question, step, root, idPrefix]);

  if (!question) return null;
  const { title, text: body, acceptText, declineText, event, amounts = [] } = question;
  const params = questionParams(question, text);
  const accept = () => {
    form.answerQuestion(true);
    if (!event) return;
    // What follows decides where the visitor goes on.
    askedAbout.current = '';
    root.dispatchEvent(new CustomEvent(event, { bubbles: true }));
  };
  return (
    <Modal
      id={`${idPrefix}-question`}
      title={text(title, params)}
      closeText={text('button.close')}
      cancelText={declineText && text(declineText, params)}
      saveText={text(acceptText, params)}
      onCancel={() => form.answerQuestion(false)}
      onSave={accept}
    >
      <p>{text(body, params)}</p>
      {amounts.length > 0 && <Amounts amounts={amounts} text={text} />}
    </Modal>
  );
}
