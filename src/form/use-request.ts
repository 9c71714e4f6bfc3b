import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { requestDropped, requestEnded, requestStarted } from '../state/requests-slice';
import type { RootState } from '../state/root-state';
import { useForm } from './form-provider';
import { useServices } from './services-context';
import type { Changes } from '../core/answers/answer-path';

export interface RequestOptions<Data> {
  /** The signal ends with the component, and once a newer request starts. What it resolves with must be plain data. */
  ask: (signal: AbortSignal) => Promise<Data>;
  /** What the answer writes, by path; a path changed while it was awaited is left alone. */
  changes?: (data: Data) => Changes;
}

/** Numbers the requests of the page. */
let requestCount = 0;

/**
 * Asks a service on behalf of the calling component, which alone uses this key. The newest request wins; unmounting
 * ends it. A fault is logged, and `retry` asks the same again.
 */
export function useRequest<Data = void>(key: string) {
  const { form } = useForm();
  const { log } = useServices();
  const dispatch = useDispatch();
  const state = useSelector(({ requests }: RootState) => requests[key]);
  const last = useRef<{ options: RequestOptions<Data>; controller: AbortController }>(undefined);

  const send = useCallback(
    async (options: RequestOptions<Data>) => {
      last.current?.controller.abort();
      const controller = new AbortController();
      const { signal } = controller;
      last.current = { options, controller };
      const requestId = String(++requestCount);
      const asked = form.values();
      dispatch(requestStarted({ key, requestId }));
      try {
        const data = await options.ask(signal);
        if (signal.aborted) return;
        dispatch(requestEnded({ key, requestId, status: 'loaded', data }));
        if (options.changes) form.answer(asked, options.changes(data));
      } catch (fault) {
        if (signal.aborted) return;
        log.error(`The request "${key}" failed.`, fault);
        dispatch(requestEnded({ key, requestId, status: 'failed' }));
      }
    },
    [form, log, dispatch, key],
  );
  const retry = useCallback(() => void (last.current && send(last.current.options)), [send]);

  useEffect(
    () => () => {
      last.current?.controller.abort();
      dispatch(requestDropped(key));
    },
    [dispatch, key],
  );

  return { status: state?.status ?? ('idle' as const), data: state?.data as Data | undefined, send, retry };
}
