import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useForm } from '../form/form-provider';
import type { RootState } from '../state/root-state';
import { toastClosed, type Toast } from '../state/notices-slice';
import { Toasts } from '../ui/toasts';

/** Notifications in the corner; each goes by itself after its time (ERR-14, ERR-15). */
export function Notifications() {
  const { text } = useForm();
  const dispatch = useDispatch();
  const toasts = useSelector((state: RootState) => state.notices.toasts);
  return (
    <>
      <Toasts
        items={toasts.map(({ id, kind, title, message }) => ({
          id,
          kind,
          title: title && text(title),
          message: 'text' in message ? message.text : text(message.key, message.params),
        }))}
        closeText={text('button.close')}
        onClose={(id) => dispatch(toastClosed(id))}
      />
      {toasts.map((toast) => (
        <Expiry key={toast.id} toast={toast} />
      ))}
    </>
  );
}

/** Closes one toast in time; a duration of 0 means never. */
function Expiry({ toast: { id, duration } }: { toast: Toast }) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (duration === 0) return;
    const timer = setTimeout(() => dispatch(toastClosed(id)), duration);
    return () => clearTimeout(timer);
  }, [id, duration, dispatch]);
  return null;
}
