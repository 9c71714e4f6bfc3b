import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Facts } from '../../src/kernel/facts/facts';
import { withWholeVehicles } from '../../src/products/vehicles/whole-vehicles';
import { createFormHandle } from '../../src/form/form-handle';
import { answering, catalogue as full, checked, factsOf, group, option } from '../commerce/optional/optional-facts';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => {});
});
afterEach(() => void vi.unstubAllGlobals());

const groups = [group({ products: [option('book'), option('overseasShipping')] })];
const plan = { formType: 'FormABusinessForm', stepMode: true, steps: [] };

function handle(facts: Facts) {
  let { catalogue } = facts;
  const form = createFormHandle({
    plan,
    initialValues: facts.values,
    factsWith: (values) => ({ ...facts, catalogue, values }),
    mirror: () => {},
  });
  const told = vi.fn();
  const stop = form.onNotices(told);
  return {
    form,
    told,
    stop,
    arrive() {
      catalogue = { ...full };
      form.factsChanged();
    },
  };
}

describe('what the visitor is told about a change they did not make', () => {
  const shipped = factsOf({ groups, answers: checked('overseasShipping') });

  it('is handed on with the change that it follows from, until nobody listens any more', () => {
    const { form, told, stop } = handle(shipped);
    form.change(checked('book'));
    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith([expect.objectContaining({ key: 'notice.overseasShipping' })]);
    form.change({ currentStep: 1 });
    expect(told).toHaveBeenCalledTimes(1);
    stop();
    form.change(checked('overseasShipping'));
    form.change(checked('book', false));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('is what became of kept answers, though the visitor has changed nothing yet (VEH-02)', () => {
    const lists = [{ path: 'vehicles', entryName: 'vehicle.one', whole: withWholeVehicles }] as const;
    const kept = [{ vehicleKey: 'a', vehicleType: { key: 'airship', value: 'Airship' } }];
    const parent = [{ ...full.simple[0]!, product_id: '1', type: 'vehicle_parent' }];
    const catalogue = { ...full, simple: [...full.simple, ...parent] };
    const facts = factsOf({ groups, answers: { vehicles: kept } });
    const offer = { ...facts.offer, primaryProducts: ['vehicleParent'] };
    let arrived = { ...facts, offer };
    const form = createFormHandle({
      plan: {
        ...plan,
        steps: [
          { key: 'all', title: 'All', sections: [{ title: '', text: '', modules: [{ id: 'Garage', params: {}, fields: [], lists }] }] },
        ],
      },
      initialValues: facts.values,
      factsWith: (values) => ({ ...arrived, values }),
      mirror: () => {},
    });
    const told = vi.fn();
    form.onNotices(told);
    arrived = { ...arrived, catalogue };
    form.factsChanged();
    expect(told.mock.calls).toEqual([[[expect.objectContaining({ key: 'vehicle.typeGone', params: { number: 1, type: 'Airship' } })]]]);
  });

  it('is nothing while the form starts up on kept answers and products arrive', () => {
    const { told, arrive } = handle(answering(shipped, checked('book')));
    arrive();
    expect(told).not.toHaveBeenCalled();
  });
});
