import type { Cart } from '../../kernel/facts/cart';
import { sellsVehicles } from '../cart/vehicles-sold';
import type { Facts } from '../../kernel/facts/facts';
import { typeOfVehicle, vehiclesOf } from '../vehicles/vehicles';
import type { Text } from '../../kernel/text/format-message';
import { joinList } from '../../kernel/text/join-list';

const lacksVehicleType = (facts: Facts, cart: Cart): boolean =>
  sellsVehicles(facts, cart) && vehiclesOf(facts.values).some((vehicle) => !typeOfVehicle(vehicle));

const missingSelections = (facts: Facts) => facts.form.priceConditions?.selections?.filter(({ isMissing }) => isMissing(facts)) ?? [];

const lacksOrder = (facts: Facts, cart: Cart): boolean =>
  !!facts.form.priceConditions?.emptyText && (facts.form.isEmpty ? facts.form.isEmpty(facts) : cart.length === 0);

/** Whether a selection is missing before the order has a price (SUMM-25). */
export const lacksSelection = (facts: Facts, cart: Cart): boolean =>
  lacksVehicleType(facts, cart) || missingSelections(facts).length > 0 || lacksOrder(facts, cart);

/**
 * The message about selections that are missing before the order has a price (SUMM-25): "Please select your filing
 * jurisdiction", or a list (SUMM-21, SUMM-22). '' if nothing is missing.
 */
export function missingSelection(facts: Facts, cart: Cart, text: Text): string {
  if (lacksVehicleType(facts, cart)) return text('summary.missingVehicleType');
  const { listText = 'summary.missingParts', emptyText } = facts.form.priceConditions ?? {};
  const missing = missingSelections(facts);
  const [first] = missing;
  if (first) {
    if (missing.length === 1 && first.aloneText) return text(first.aloneText);
    return text(listText, {
      list: joinList(
        missing.map(({ name }) => text(name)),
        text,
      ),
    });
  }
  return emptyText && lacksOrder(facts, cart) ? text(emptyText) : '';
}
