import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../../src/kernel/answers/form-values';
import { withDefaults, type PageConfigWithGaps } from '../../../src/kernel/page-config/defaults';
import { initialValues } from '../../../src/commerce/start/initial-values';
import { getPath } from '../../../src/kernel/util/paths';
import { field, moduleOf, planOf, stepOf } from '../../kernel/plan/sample-plan';

const none = { key: '', value: '' };
const company = moduleOf([field('companyInformation.state', { initial: none }), field('companyInformation.entityType', { initial: none })]);
const states = moduleOf([field('companyInformation.states', { initial: {} })], { offer: { multiState: true } });
const plan = planOf([stepOf('company', [company]), stepOf('payment', [company])]);

type Preselected = PageConfigWithGaps['preselected'];
const visit = (preselected: Preselected, kept?: FormValues, of = plan) =>
  initialValues({ plan: of, config: withDefaults({ formType: 'FormABusinessForm', preselected }), kept });
/** A visit whose answers went through the storage. */
const keptAfter = (values: FormValues) => JSON.parse(JSON.stringify(values)) as FormValues;
const stateOf = (values: FormValues) => getPath(values, 'companyInformation.state.key');

describe('what the page preselects', () => {
  it('gives way to an answer of the visitor, and not to a blank one (FORM-21)', () => {
    const blank = keptAfter(visit({}));
    expect(stateOf(visit({ state: 'WY' }, blank))).toBe('WY');
    const answered = { ...blank, companyInformation: { state: { key: 'UT', value: 'Utah' }, entityType: none } };
    expect(stateOf(visit({ state: 'WY' }, answered))).toBe('UT');
    expect(getPath(visit({ state: 'WY', entityType: 'LLC' }, answered), 'companyInformation.entityType.key')).toBe('LLC');
  });

  it('does not give way to what another page had preselected, until the visitor has gone on with it (FORM-21)', () => {
    const wyoming = keptAfter(visit({ state: 'WY' }));
    expect(stateOf(visit({ state: 'UT' }, wyoming))).toBe('UT');
    expect(stateOf(visit({ state: 'CO' }, keptAfter(visit({ state: 'UT' }, wyoming))))).toBe('CO');
    expect(stateOf(visit({}, wyoming))).toBe('WY');
    expect(stateOf(visit({ state: 'UT' }, { ...wyoming, stepSeenStatus: { 0: { seen: true } } }))).toBe('WY');
  });

  it('joins no states that the visitor has picked (FORM-21)', () => {
    const several = planOf([stepOf('states', [states])]);
    const chosen = (kept: FormValues) =>
      getPath(visit({ state: 'WY' }, { ...visit({}, undefined, several), ...kept }, several), 'companyInformation.states');
    expect(chosen({})).toEqual({ WY: true });
    expect(chosen({ companyInformation: { states: { UT: true, CO: false } } })).toEqual({ UT: true, CO: false });
    expect(chosen({ companyInformation: { states: { WY: false } } })).toEqual({ WY: false });
  });

  it('opens its step until the visitor has moved (FORM-21)', () => {
    const first = keptAfter(visit({}));
    expect(visit({ step: 'payment' }, first).currentStep).toBe(1);
    const moved = { ...first, currentStep: 0, stepSeenStatus: { 1: { seen: true } } };
    expect(visit({ step: 'payment' }, moved).currentStep).toBe(0);
  });
});

describe('a preselected plan of mail', () => {
  const none = undefined;
  const service = field('productState.mfParent.data.serviceType');
  const limit = field('productState.mfParent.data.limit', { initial: null });
  const destination = field('companyInformation.inlineMFVODeliveryDestination', { initial: 'yourAddress' });
  const inline = planOf([stepOf('mail', [moduleOf([service, limit]), moduleOf([destination])])]);
  const alone = planOf([stepOf('mail', [moduleOf([service, limit])])]);
  const mailOf = (values: FormValues) => [
    getPath(values, 'productState.mfParent'),
    getPath(values, 'companyInformation.inlineMFVODeliveryDestination'),
  ];

  it('is ordered to our address with its service and limit, where the form asks for them (FORM-23)', () => {
    const ordered = { checked: true, data: { serviceType: 'mf', limit: '15' } };
    expect(mailOf(visit({ mailProduct: 'mf15' }, none, inline))).toEqual([ordered, 'ourAddress']);
    expect(mailOf(visit({ mailProduct: 'mf15' }, none, alone))).toEqual([ordered, undefined]);
    expect(mailOf(visit({ mailProduct: 'vo' }, none, alone))[0]).toMatchObject({ data: { serviceType: 'vo', limit: '' } });
    expect(mailOf(visit({ mailProduct: 'vo' }))).toEqual([undefined, undefined]);
    expect(mailOf(visit({ mailProduct: '' }, none, inline))).toEqual([{ data: { serviceType: '' } }, 'yourAddress']);
  });

  it('gives way to what the visitor has chosen (FORM-21, FORM-23)', () => {
    const own = {
      productState: { mfParent: { checked: false, data: { serviceType: 'vo', limit: '30' } } },
      companyInformation: { inlineMFVODeliveryDestination: 'yourAddress' },
    };
    const kept = { ...keptAfter(visit({}, none, inline)), ...own, stepSeenStatus: { 0: { seen: true } } };
    expect(mailOf(visit({ mailProduct: 'mf15' }, kept, inline))).toEqual([own.productState.mfParent, 'yourAddress']);
  });
});
