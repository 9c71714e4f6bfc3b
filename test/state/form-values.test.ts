import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { requestDropped } from '../../src/state/requests-slice';
import { valuesMirrored } from '../../src/state/form-slice';
import { fakeServices } from '../support/fake-services';
import { formStore, settled } from '../support/form-store';

const choice = (key: string) => ({ key, value: key });
const company = (state: string, currentStep = 0): FormValues => ({
  companyInformation: { state: choice(state), entityType: choice('LLC') },
  currentStep,
});

/** A store whose form holds a company of Wyoming, and for which everything has arrived. */
async function loaded() {
  const services = fakeServices();
  const made = formStore({ services });
  made.mirror(company('CO'));
  made.want();
  await settled();
  made.mirror(company('WY'));
  await settled();
  /** Any action that has nothing to do with the answers. */
  const otherAction = () => void made.store.dispatch(requestDropped('company'));
  const states = () => made.cart().map(({ state }) => state);
  return { ...made, services, otherAction, states };
}

describe("the facts of cart, trackers and loads have the form's values", () => {
  it('the very object that the form holds, not what the store persists of it', async () => {
    const { factsOf, hold, store } = await loaded();
    const held = company('CO');
    hold(held);
    const facts = factsOf(store.getState());
    expect(facts.values).toBe(held);
    expect(factsOf(store.getState())).toBe(facts);
    store.dispatch(valuesMirrored({ currentStep: 7 }));
    expect(factsOf(store.getState()).values).toBe(held);
  });

  it('with which the cart is rebuilt once the store is told, also if another action was faster', async () => {
    const { hold, store, states, otherAction, mirror } = await loaded();
    const before = store.getState().cart;
    hold(company('CO'));
    expect(store.getState().cart).toBe(before);
    expect(new Set(states())).toEqual(new Set(['WY']));
    otherAction();
    expect(new Set(states())).toEqual(new Set(['CO']));
    const after = store.getState().cart;
    mirror(company('CO'));
    expect(store.getState().cart).toBe(after);
  });

  it('of which a step is tracked once, also if another action was faster (TRACK-03)', async () => {
    const { hold, services, otherAction, mirror } = await loaded();
    const steps = () => services.trackers.track.mock.calls.filter(([{ layer }]) => 'step_name' in (layer as object)).length;
    const moved = company('WY', 1);
    hold(moved);
    otherAction();
    expect(steps()).toBe(0);
    mirror(moved);
    mirror(moved);
    expect(steps()).toBe(1);
  });
});
