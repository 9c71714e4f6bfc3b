import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useForm } from '../../form/form-provider';
import type { RootState } from '../../state/root-state';
import { toastClosed } from '../../state/notices-slice';
import { Toasts } from '../../ui/toasts';
import { useApp } from '../context/app-context';

/** Notifications in the corner, below the steps; each goes by itself after its time (ERR-14, ERR-15). */
export function Notifications() {
  const { text } = useForm();
  const { root } = useApp();
  const dispatch = useDispatch();
  const findSteps = useCallback(() => root.querySelector('.charterform-progress'), [root]);
  const toasts = useSelector((state: RootState) => state.notices.toasts);
  return (
    <Toasts
      items={toasts.map(({ title, message, ...toast }) => ({
        ...toast,
        title: title && text(title),
        message: 'text' in message ? message.text : text(message.key, message.params),
      }))}
      closeText={text('button.close')}
      onClose={(id) => dispatch(toastClosed(id))}
      findHeader={findSteps}
    />
  );
}
