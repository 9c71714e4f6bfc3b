import { useForm } from '../../../form/form-provider';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { Notice } from '../../../ui/notice';
import { useApp } from '../../context/app-context';
import { BroughtNotice } from './brought-notice';
import { useSavedLink } from './use-saved-link';

/** Opens the order of the link by which the page was opened, and says what it is or why it is none (PLUS-05). */
export function OpenedOrder() {
  const { text, idPrefix } = useForm();
  const { brought } = useApp();
  const { state, tryAgain, show, keep } = useSavedLink();
  const again = (onClick: () => void, words: string) => (
    <Button kind="quiet" onClick={onClick}>
      {words}
    </Button>
  );
  switch (state.kind) {
    case 'opening':
      return (
        <div role="status">
          <Notice kind="wait">{text('opened.opening')}</Notice>
        </div>
      );
    case 'failed':
      return (
        <div role="alert">
          <Notice kind="error" action={again(tryAgain, text('opened.again'))}>
            {text('opened.failed')}
          </Notice>
        </div>
      );
    case 'gone':
      return (
        <div role="alert">
          <Notice>{text('opened.gone')}</Notice>
        </div>
      );
    case 'busy':
      return (
        <div role="alert">
          <Notice kind="error" action={again(() => show(state.order), text('opened.again'))}>
            {text('opened.busy')}
          </Notice>
        </div>
      );
    case 'kept':
      return (
        <div role="status">
          <Notice action={again(() => show(state.order), text('opened.reopen'))}>{text('opened.kept')}</Notice>
        </div>
      );
    case 'asking':
      return (
        <Modal
          id={`${idPrefix}-opened`}
          title={text('opened.ask')}
          closeText={text('button.close')}
          cancelText={text('opened.ask.keep')}
          saveText={text('opened.reopen')}
          onCancel={() => keep(state.order)}
          onSave={() => show(state.order)}
        >
          <p>{text('opened.ask.text')}</p>
        </Modal>
      );
    default:
      return brought ? <BroughtNotice brought={brought} /> : null;
  }
}
