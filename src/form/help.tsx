import { HelpDialog } from '../ui/help-dialog';
import { HelpPopover } from '../ui/help-popover';
import { useForm } from './form-provider';

/** The help button beside a label, if there are words for it. Opens a popover, or a dialog if the page config says so (FIELD-18). */
export function Help({ what, words }: { what: string; words?: string | undefined }) {
  const { form, text } = useForm();
  if (!words) return null;
  const label = text('help.about', { what });
  return form.facts().config.layout.help === 'modal' ? (
    <HelpDialog label={label} title={what} closeText={text('button.close')}>
      {words}
    </HelpDialog>
  ) : (
    <HelpPopover label={label}>{words}</HelpPopover>
  );
}
