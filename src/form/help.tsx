import { plainWords } from '../kernel/util/plain-words';
import { HelpDialog } from '../ui/help-dialog';
import { HelpPopover } from '../ui/help-popover';
import { useForm } from './form-provider';

/** The help button beside a label. Without words there is none, and no component either: most fields and options have none. */
export const helpAbout = (what: string, words: string | undefined) => (words ? <Help what={what} words={plainWords(words)} /> : undefined);

/** Opens a popover, or a dialog if the page config says so (FIELD-18). */
function Help({ what, words }: { what: string; words: string }) {
  const { form, text } = useForm();
  const label = text('help.about', { what });
  return form.facts().config.layout.help === 'modal' ? (
    <HelpDialog label={label} title={what} closeText={text('button.close')}>
      {words}
    </HelpDialog>
  ) : (
    <HelpPopover label={label}>{words}</HelpPopover>
  );
}
