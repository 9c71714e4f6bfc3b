import { useForm } from '../../form/form-provider';
import { useApp } from '../context/app-context';

/** A link to the page that a visitor may have looked for: from the login to a new password and back. */
export function OtherPage() {
  const { text } = useForm();
  const { config, definition } = useApp();
  const address = definition.otherPage?.address(config);
  if (!definition.otherPage || !address) return null;
  return (
    <p className="charterform-other-page">
      <a href={address}>{text(definition.otherPage.text)}</a>
    </p>
  );
}
