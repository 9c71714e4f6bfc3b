import fc from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';
import type { Notice } from '../../src/kernel/answers/notice';
import { asksMailDestination, offersPhoneBesideMail } from '../../src/products/mail/mail-in-cart';
import { cartOf } from '../../src/commerce/cart/current-cart';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import type { Facts } from '../../src/kernel/facts/facts';
import { initialValues } from '../../src/commerce/start/initial-values';
import { productData } from '../../src/submission/payload/product-data';
import { getPath } from '../../src/kernel/util/paths';
import { createFormHandle } from '../../src/form/form-handle';
import { choice } from '../commerce/catalogue/sample-facts';
import { field, moduleOf, planOf, stepOf } from '../kernel/plan/sample-plan';
import { besideCompany, destination, phoneChecked, planPath, planned } from '../support/mail';
import { blankMail, mailOfModel, phoneOfModel, settled, withAct, type MailAct, type ModelMail } from './model-mail';
import { runs } from './runs';

// The mirror waits for a frame, of which there is none under Node.
vi.stubGlobal('requestAnimationFrame', () => 0);
vi.stubGlobal('cancelAnimationFrame', () => {});
afterAll(() => void vi.unstubAllGlobals());

const trigger = { fieldTriggerToggle: true, orConditions: [{ andConditions: [{ fieldKey: 'businessIdentityToggle', fieldVal: true }] }] };
const bundles = [{ product_id: '90', product_ids: ['45'], price: '100.00', config: trigger }];
const page = besideCompany({}, { config: { bundles } });
const none = { key: '', value: '' };
const plan = planOf([
  stepOf('company', [
    moduleOf([
      field('companyInformation.state', { initial: none }),
      field(destination, { initial: 'yourAddress' }),
      field('businessIdentityToggle', { initial: false }),
    ]),
  ]),
  stepOf('mail', [
    moduleOf([
      field(`${planPath}.serviceType`),
      field(`${planPath}.limit`, { initial: null }),
      field(`${planPath}.state`, { initial: none }),
    ]),
  ]),
]);

const state = fc.constantFrom('WY', 'FL', 'CO');
const act: fc.Arbitrary<MailAct> = fc.oneof(
  fc.record({ state }),
  { arbitrary: fc.record({ plan: fc.constantFrom('mf15', 'mf45', 'vo', 'mf', 'vo?', 'mf90') }), weight: 3 },
  fc.record({ mailState: fc.constantFrom('WY', 'FL') }),
  { arbitrary: fc.record({ ours: fc.boolean() }), weight: 3 },
  { arbitrary: fc.record({ phone: fc.boolean() }), weight: 3 },
  fc.record({ bundle: fc.boolean() }),
  { arbitrary: fc.constant({ undo: true } as const), weight: 2 },
  fc.constant({ reload: true } as const),
);

/** A visitor who orders mail beside a company, with the last thing the form told them. */
class Visit {
  told: Notice | undefined;
  catalogue: Facts['catalogue'] = page.catalogue;
  form = this.open({ companyInformation: { state: choice('WY') } });

  open(kept: object) {
    const factsWith = (values: object): Facts => ({ ...page, catalogue: this.catalogue, values: { ...values } });
    const form = createFormHandle({
      plan,
      initialValues: initialValues({ plan, config: page.config, kept: { ...kept } }),
      factsWith,
      mirror: () => {},
    });
    form.onNotices((notices) => {
      this.told = notices.find(({ key }) => key === 'notice.phoneService') ?? this.told;
    });
    return form;
  }

  run(one: MailAct) {
    const { form } = this;
    if ('state' in one) form.change({ 'companyInformation.state': choice(one.state) });
    else if ('mailState' in one) form.change({ [`${planPath}.state`]: choice(one.mailState) } as never);
    else if ('ours' in one) form.change({ [destination]: one.ours ? 'ourAddress' : 'yourAddress' } as never);
    else if ('phone' in one) form.change(phoneChecked(one.phone) as never);
    else if ('bundle' in one) form.change({ businessIdentityToggle: one.bundle });
    else if ('plan' in one) {
      const service = one.plan.slice(0, 2);
      form.change(planned(service, one.plan === 'vo' ? '' : one.plan.slice(2).replace('?', '') || undefined) as never);
    } else if ('undo' in one) form.change(this.told!.undo!);
    else {
      this.catalogue = emptyCatalogue;
      this.form = this.open(JSON.parse(JSON.stringify(form.values())));
      this.catalogue = page.catalogue;
      this.form.factsChanged();
    }
  }
}

/** What the visitor can do: phone service is offered beside a virtual office alone, and only a notice can be undone. */
function isPossible(one: MailAct, { form, told }: Visit): boolean {
  if ('phone' in one) return offersPhoneBesideMail(form.facts());
  if ('ours' in one) return asksMailDestination(form.facts());
  return !('undo' in one) || (told?.undo !== undefined && offersPhoneBesideMail(form.facts()));
}

it('an order has one mail product at most, and phone service beside a virtual office only by the visitor (MAIL-05, MAIL-06, MAIL-07, MAIL-08)', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      const visit = new Visit();
      let model: ModelMail = blankMail;
      for (const one of acts) {
        if (!isPossible(one, visit)) continue;
        visit.run(one);
        model = settled(model, withAct(model, one));
        const facts = visit.form.facts();
        const cart = rebuildCart(facts);
        expect(cartOf(facts)).toEqual(cart);
        const mail = cart.filter(({ saveAs }) => saveAs === 'mfParent');
        expect([one, mail.map(({ product_id, price }) => [product_id, price])]).toEqual([one, mailOfModel(model)]);
        expect(cart.filter(({ saveAs }) => saveAs === 'phoneService')).toHaveLength(phoneOfModel(model));
        expect(mail.map((item) => productData(item, facts))).toEqual(mail.map(() => ({ state: model.mailState || model.state })));
        expect([offersPhoneBesideMail(facts), getPath(facts.values, 'productState.mfParent.checked') === true]).toEqual([
          model.isOffice,
          model.ours,
        ]);
      }
    }),
    runs,
  );
});
