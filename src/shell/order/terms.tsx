import { useFormValue } from '../../form/use-field';
import { useForm } from '../../form/form-provider';
import { LinkedSentence } from '../../ui/linked-sentence';
import { useApp } from '../context/app-context';
import { submitTextOf } from '../submission/submit-section';

/** What submitting means, with a link to the terms in the sentence (FORM-36); before the last step, that nothing is charged yet. */
export function Terms({ isLastStep }: { isLastStep: boolean }) {
  const { text } = useForm();
  const app = useApp();
  const button = useFormValue((form) => submitTextOf(app, form.facts()));
  if (!isLastStep) return <p className="charterform-terms">{text('terms.before')}</p>;
  const link = text('terms.link');
  const sentence = text('terms.line', { button: text(button), link });
  return (
    <p className="charterform-terms">
      <LinkedSentence sentence={sentence} words={link} href={app.config.layout.termsLink} target="_blank" rel="noopener" />
    </p>
  );
}
