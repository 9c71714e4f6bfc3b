import { useEffect, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CataloguedError } from '../../submission/submission';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import type { RootState } from '../../state/root-state';
import { toastShown } from '../../state/notices-slice';
import { errorTold } from '../../state/submission/submission-slice';
import { LinkedSentence } from '../../ui/linked-sentence';
import { Notice } from '../../ui/notice';
import { treeOf } from '../../ui/shadow-tree';
import { useApp } from '../context/app-context';

/** Tells the visitor of the last error once: by the focus on its notice, or by a toast where that is out of sight. */
export function useFailureTold(): RefObject<HTMLDivElement | null> {
  const { root } = useApp();
  const dispatch = useDispatch();
  const { lastError, isErrorTold, attempts } = useSelector((state: RootState) => state.submission);
  const isAsking = useFormValue((handle) => handle.question() !== undefined);
  const failure = useRef<HTMLDivElement>(null);
  // The Submit button was disabled meanwhile, which takes its focus. A visitor who stands in a field keeps it there.
  useEffect(() => {
    // An open question says it itself, and the notice once the visitor has declined.
    if (!lastError || isErrorTold || isAsking) return;
    const { activeElement, body } = root.ownerDocument;
    const focused = treeOf(root).activeElement;
    const isLost = activeElement === body || (root.contains(focused) && focused!.matches('[type="submit"]'));
    if (isLost) failure.current?.focus();
    else if (!isInSight(failure.current)) dispatch(toastShown({ kind: 'error', ...lastError }));
    dispatch(errorTold());
  }, [lastError, isErrorTold, attempts, isAsking, root, dispatch]);
  return failure;
}

interface FailureProps {
  error: CataloguedError;
  focusRef: Ref<HTMLDivElement>;
  /** Leads to what mends it. */
  action?: ReactNode;
  /** Stands before the error's message. */
  children?: ReactNode;
}

/** Why the form was not sent. */
export function Failure({ error, focusRef, action, children }: FailureProps) {
  const { text } = useForm();
  const { config } = useApp();
  return (
    <Notice kind="error" focusRef={focusRef} action={action}>
      {error.title && <strong>{text(error.title)}</strong>}
      {children}
      <p>
        {'text' in error.message ? (
          error.message.text
        ) : (
          <LinkedSentence
            sentence={text(error.message.key, error.message.params)}
            words={text('error.contactUs')}
            href={config.layout.contactLink}
          />
        )}
      </p>
    </Notice>
  );
}

function isInSight(element: Element | null): boolean {
  const place = element?.getBoundingClientRect();
  return !!place && place.bottom > 0 && place.top < innerHeight;
}
