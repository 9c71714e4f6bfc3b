import { useForm } from '../../form/form-provider';
import { useApp } from '../context/app-context';
import { LinkedSentence } from '../notices/linked-sentence';
import { submitTextOf } from '../submission/submit-section';

/** What submitting means, with a link to the terms in the sentence (FORM-36). */
export function Terms() {
  const { text } = useForm();
  const app = useApp();
  const link = text('terms.link');
  const sentence = text('terms.line', { button: text(submitTextOf(app)), link });
  return (
    <p className="charterform-terms">
      <LinkedSentence sentence={sentence} words={link} href={app.config.layout.termsLink} target="_blank" rel="noopener" />
    </p>
  );
}

/** The phone number, where the layout shows one: the form's own, else the site's (FORM-37). */
export function PhoneLine() {
  const { text } = useForm();
  const { phone, phoneNumber, websitePhone } = useApp().config.layout;
  const number = phoneNumber || websitePhone;
  if (!phone || !number) return null;
  return (
    <p className="charterform-phone">
      <LinkedSentence sentence={text('phone.line', { phone: number })} words={number} href={`tel:${number.replace(/[^\d+]/g, '')}`} />
    </p>
  );
}
