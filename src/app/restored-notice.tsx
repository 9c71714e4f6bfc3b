import { useForm } from '../form/form-provider';
import { Notice } from '../ui/notice';

/** After a reload: the answers are back, but secrets were never kept, and these have to be entered again (decision: secrets). */
export function RestoredNotice() {
  const { form, text } = useForm();
  const secrets = form
    .secrets()
    .filter(({ isShown, path }) => isShown?.(form.facts(), path) !== false)
    .map(({ label }) => text(label));
  if (secrets.length === 0) return null;
  return <Notice>{text('restored.secrets', { fields: secrets.join(', ') })}</Notice>;
}
