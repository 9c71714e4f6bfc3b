import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { requestDropped, requestEnded, requestStarted } from '../state/requests-slice';
import type { RootState } from '../state/root-state';
import { useForm } from './form-provider';
import { useServices } from './services-context';
import type { Changes } from '../kernel/answers/answer-path';
import type { TextKey } from '../kernel/text/en';

export interface RequestOptions<Data> {
  /**
   * Calls the service. The signal aborts on unmount and when a newer request starts. Must resolve with plain data, as
   * it is kept in the store.
   */
  ask: (signal: AbortSignal) => Promise<Data>;
  /** What the form says while it waits; without it the form does not wait. */
  waiting?: TextKey;
  /** The answers to write with the reply, by path; a path changed in the meantime is skipped. */
  changes?: (data: Data) => Changes;
}

/** Counts all requests of the page, for unique ids. */
let requestCount = 0;

/**
 * Calls a service and keeps status and data in the store under `key`, which no other component may use. A newer request
 * or unmounting aborts the previous one. Errors are logged and set the status to `failed`; `retry` repeats the last
 * request.
 */
export function useRequest<Data = void>(key: string) {
  const { form } = useForm();
  const { log } = useServices();
  const dispatch = useDispatch();
  const state = useSelector(({ requests }: RootState) => requests[key]);
  const last = useRef<AbortController>(undefined);

  const send = useCallback(
    async (options: RequestOptions<Data>) => {
      last.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      last.current = controller;
      const requestId = String(++requestCount);
      const asked = form.values();
      dispatch(requestStarted({ key, requestId, waiting: options.waiting }));
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

  useEffect(
    () => () => {
      last.current?.abort();
      dispatch(requestDropped(key));
    },
    [dispatch, key],
  );

  return { status: state?.status ?? ('idle' as const), data: state?.data as Data | undefined, send };
}
