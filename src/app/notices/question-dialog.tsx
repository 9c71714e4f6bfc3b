import { useEffect } from 'react';
import { questionParams } from '../../core/answers/question';
import { useForm } from '../../form/form-provider';
import { fieldId, useFormValue } from '../../form/use-field';
import { Modal } from '../../ui/modal';
import { useApp } from '../context/app-context';
import { scrollToStep } from '../context/scroll';

/** Asks what a reaction wants to know before a change is made. */
export function QuestionDialog() {
  const { form, text, idPrefix } = useForm();
  const { root } = useApp();
  const question = useFormValue((form) => form.question());
  useEffect(() => {
    if (question?.at) scrollToStep(root, fieldId(idPrefix, question.at));
  }, [question, root, idPrefix]);

  if (!question) return null;
  const { title, text: body, acceptText, declineText, event } = question;
  const params = questionParams(question, text);
  const accept = () => {
    form.answerQuestion(true);
    if (event) root.dispatchEvent(new CustomEvent(event, { bubbles: true }));
  };
  return (
    <Modal
      id={`${idPrefix}-question`}
      title={text(title, params)}
      closeText={text('button.close')}
      cancelText={text(declineText, params)}
      saveText={text(acceptText, params)}
      onCancel={() => form.answerQuestion(false)}
      onSave={accept}
    >
      <p>{text(body, params)}</p>
    </Modal>
  );
}
