import { useForm } from '../form/form-provider';
import { useApp } from './app-context';

/** What submitting means, with the terms as a link in the midst of the sentence (FORM-36). */
export function Terms() {
  const { text } = useForm();
  const { config } = useApp();
  const marker = '\u0000';
  const [before, after] = text('terms.line', { button: text('button.submitOrder'), link: marker }).split(marker);
  return (
    <p className="charterform-terms">
      {before}
      <a href={config.layout.termsLink} target="_blank" rel="noopener">
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
