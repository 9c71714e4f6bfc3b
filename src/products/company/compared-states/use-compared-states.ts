import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { needsRebuild } from '../../../commerce/cart/needs-rebuild';
import type { Facts } from '../../../kernel/facts/facts';
import { useForm } from '../../../form/form-provider';
import { useServices } from '../../../form/services-context';
import { useFormValue } from '../../../form/use-field';
import { useRequest } from '../../../form/use-request';
import { productsLoaded } from '../../../state/orders/catalogue-slice';
import { productsWanted } from '../../../state/orders/load-products';
import { choosingState, comparedState, loadsToCompare, statesOfService, type ComparedState } from './compared-states';

/** How long states are worked out at a stretch, in ms: a press in between is answered at once (PLUS-04). */
const stretchMs = 10;

/** Whether a comparison of the one holds for the other: the order and the products are the same. */
const isAlike = (one: Facts, other: Facts) => one.catalogue === other.catalogue && !needsRebuild(one, other);

/**
 * Every state that the form offers, as `comparedState` has it, and whether the lists of products failed to load. Loads what
 * the order itself has not loaded. That list failing does the order no harm.
 * @param type the kind of company, '' to leave it as it is
 */
export function useComparedStates(type: string) {
  const { retry, hasFailed } = useProductsOfStates();
  const { form } = useForm();
  const facts = useFormValue((handle) => handle.facts(), isAlike);
  const [worked, setWorked] = useState<{ type: string; states: readonly ComparedState[] }>();

  useEffect(() => {
    if (loadsToCompare(facts).length > 0) return;
    const states: ComparedState[] = [];
    const left = [...statesOfService(facts.config)];
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const end = performance.now() + stretchMs;
      while (left.length > 0 && performance.now() < end) {
        const code = left.shift()!;
        const after = form.factsAfter(choosingState(facts, code, code, type));
        states.push(comparedState(facts, after, code));
      }
      if (left.length > 0) timer = setTimeout(work);
      else setWorked({ type, states });
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [facts, form, type]);

  const known = worked?.type === type ? worked.states : undefined;
  const isFailed = hasFailed || known?.some(({ status }) => status === 'failed') === true;
  const isPending = !known || known.some(({ status }) => status === 'pending');
  return { states: isPending || isFailed ? undefined : known, isFailed, retry };
}

/** Loads the lists of products that a comparison needs beside those of the order. */
function useProductsOfStates() {
  const { form } = useForm();
  const { catalogue } = useServices();
  const dispatch = useDispatch();
  const { status, send } = useRequest('comparedStates');
  const load = useCallback(() => {
    const loads = loadsToCompare(form.facts());
    if (loads.length === 0) return;
    void send({
      async ask(signal) {
        const arrived = await Promise.all(loads.map(async (one) => ({ load: one, arrival: await catalogue.load(one) })));
        if (!signal.aborted) dispatch(productsLoaded(arrived));
      },
    });
  }, [catalogue, dispatch, form, send]);
  useEffect(load, [load]);
  return {
    hasFailed: status === 'failed',
    retry() {
      dispatch(productsWanted({ retryFailed: true }));
      load();
    },
  };
}
