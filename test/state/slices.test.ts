import { describe, expect, it } from 'vitest';
import { searchChanged } from '../../src/products/domains/state/domain-search-slice';
import { domainsChanged } from '../../src/products/domains/state/domains-slice';
import { toastClosed, toastShown } from '../../src/state/notices-slice';
import { requestStarted } from '../../src/state/requests-slice';
import { couponAsked } from '../../src/state/orders/coupon-slice';
import { wholeStateReset } from '../../src/state/reset';
import { attemptCounted, submissionStarted } from '../../src/state/submission/submission-slice';
import { keptAnswers } from '../support/answers';
import { domainEntry } from '../support/domains';
import { formStore, settled } from '../support/form-store';

const plainState = ({ store }: ReturnType<typeof formStore>) => JSON.parse(JSON.stringify(store.getState())) as object;

/** A store in which every slice has left its initial state. */
async function busyStore() {
  const made = formStore();
  const initial = plainState(made);
  made.mirror(keptAnswers);
  made.want();
  await settled();
  const { dispatch } = made.store;
  dispatch(domainsChanged([domainEntry('pine.example')]));
  dispatch(searchChanged({ enteredDomainName: 'pine' }));
  dispatch(requestStarted({ key: 'company', requestId: '1' }));
  dispatch(couponAsked({ code: 'SPRING', origin: 'typed' }));
  dispatch(submissionStarted());
  dispatch(attemptCounted(1));
  dispatch(toastShown({ kind: 'info', title: '', message: { text: 'Hello' } }));
  return { ...made, initial };
}

describe('the store', () => {
  it('returns every slice to its initial state on a whole-state reset (STORE-03)', async () => {
    const made = await busyStore();
    const before = plainState(made) as Record<string, unknown>;
    for (const [slice, state] of Object.entries(made.initial)) expect(before[slice], slice).not.toEqual(state);
    made.store.dispatch(wholeStateReset());
    expect(plainState(made)).toEqual(made.initial);
  });

  it('resets a slice that is kept, too (STORE-03)', async () => {
    const made = formStore({ keep: true });
    await made.ready;
    made.mirror(keptAnswers);
    made.store.dispatch(wholeStateReset());
    expect(made.store.getState().form.values).toEqual({});
  });
});

describe('an arrival', () => {
  it('of thousands of products is not walked by Immer, whose freezing stops at the frozen lists', async () => {
    const { want, mirror, catalogue } = formStore();
    mirror({ companyInformation: { state: { key: 'WY', value: 'Wyoming' } } });
    want();
    await settled();
    const { simple, filing } = catalogue();
    for (const list of [simple, filing.WY!]) {
      expect(Object.isFrozen(list)).toBe(true);
      expect(list.filter((product) => Object.isFrozen(product))).toEqual([]);
    }
  });
});

describe('a toast', () => {
  it('stays 10000 ms for an error and 5000 ms otherwise, unless it says so (ERR-15, ERR-16)', () => {
    const { store } = formStore();
    store.dispatch(toastShown({ kind: 'error', title: '', message: { text: '' } }));
    store.dispatch(toastShown({ kind: 'info', title: '', message: { text: '' } }));
    store.dispatch(toastShown({ kind: 'error', title: '', message: { text: 'Stays' }, duration: 0 }));
    store.dispatch(toastShown({ kind: 'good', title: '', message: { text: '' } }));
    const { toasts } = store.getState().notices;
    expect(toasts.map(({ duration }) => duration)).toEqual([10_000, 5_000, 0, 5_000]);
    store.dispatch(toastClosed(toasts[1]!.id));
    expect(store.getState().notices.toasts).toEqual([toasts[0], toasts[2], toasts[3]]);
  });

  it('takes the place of one with the same words', () => {
    const { store } = formStore();
    for (const text of ['No.', 'Why?', 'No.']) store.dispatch(toastShown({ kind: 'error', title: '', message: { text } }));
    expect(store.getState().notices.toasts.map(({ message }) => message)).toEqual([{ text: 'Why?' }, { text: 'No.' }]);
  });
});
