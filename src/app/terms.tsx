import { useForm } from '../form/form-provider';
import { useApp } from './app-context';
import { submitTextOf } from './submit-section';

/** What submitting means, with the terms as a link in the midst of the sentence (FORM-36). */
export function Terms() {
  const { text } = useForm();
  const app = useApp();
  const marker = '\u0000';
  const [before, after] = text('terms.line', { button: text(submitTextOf(app)), link: marker }).split(marker);
  return (
    <p className="charterform-terms">
      {before}
      <a href={app.config.layout.termsLink} target="_blank" rel="noopener">
        {text('terms.link')}
      </a>
      {after}
    </p>
  );
}

/** Whom to call, where the layout shows it; the site's own number stands in for one of the form's (FORM-37). */
export function PhoneLine() {
  const { text } = useForm();
  const { phone, phoneNumber, websitePhone } = useApp().config.layout;
  const number = phoneNumber || websitePhone;
  if (!phone || !number) return null;
  const marker = '\u0000';
  const [before, after] = text('phone.line', { phone: marker }).split(marker);
  return (
    <p className="charterform-phone">
      {before}
      <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
      {after}
    </p>
  );
}
