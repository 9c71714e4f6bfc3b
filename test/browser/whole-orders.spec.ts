import { test } from './support/fixtures';
import { hands } from './support/hands';
import { oneOfEachForm } from './support/whole-orders';

/** The forms that the hands other than the mouse walk through here; those of reloads are sent by other tests. The matrix has each form by each hand. */
const handOf: Readonly<Record<string, keyof typeof hands>> = {
  ComplianceForm: 'keys',
  DoubleLLCForm: 'keys',
  TaxIDForm: 'keys',
  DomainForm: 'reload',
  FormABusinessForm: 'reload',
  MFVOStandaloneForm: 'reload',
  ForeignRegistrationForm: 'refused',
  PhoneServiceForm: 'refused',
  TrademarkForm: 'refused',
};

for (const order of oneOfEachForm) {
  const hand = hands[handOf[order.formType] ?? 'mouse'];
  test(hand.title(order), async ({ page, host }) => {
    await hand.walk(page, host, order);
  });
}
