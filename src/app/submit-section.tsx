import { useSelector } from 'react-redux';
import { useForm } from '../form/form-provider';
import type { RootState } from '../state/root-state';
import { Button } from '../ui/button';
import { useApp } from './app-context';
import type { Navigation } from './use-navigation';

/** Back, Continue and Submit, as the step asks for them (FORM-07 to FORM-09); the main one also answers to Enter. */
export function SubmitSection({ navigation: { buttons, goBack } }: { navigation: Navigation }) {
  const { text } = useForm();
  const { config, definition } = useApp();
  // Shut while a submission is under way and after one has succeeded (FORM-12).
  const isBusy = useSelector((state: RootState) => state.submission.status !== 'idle');
  const submitKey = definition.kind === 'order' && !config.layout.submitInMainColumn ? 'button.submitOrder' : 'button.submit';
  return (
    <div className="charterform-buttons">
      {buttons.back && (
        <Button kind="quiet" onClick={goBack} disabled={isBusy}>
          {text('button.back')}
        </Button>
      )}
      {buttons.continue && <Button type="submit">{text('button.continue')}</Button>}
      {buttons.submit && (
        <Button type="submit" disabled={isBusy}>
          {text(submitKey)}
        </Button>
      )}
    </div>
  );
}
