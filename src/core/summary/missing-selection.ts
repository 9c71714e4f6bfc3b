import type { Cart } from '../cart-items/cart-item';
import { sellsVehicles } from '../cart/vehicles-sold';
import type { Facts } from '../facts/facts';
import { typeOfVehicle, vehiclesOf } from '../answers/vehicles';
import type { Text } from '../text/format-message';
import { joinList } from '../text/join-list';

/**
 * The message about selections that are missing before the order has a price (SUMM-25): "Please select your filing
 * jurisdiction", or a list (SUMM-21, SUMM-22). '' if nothing is missing.
 */
export function missingSelection(facts: Facts, cart: Cart, text: Text): string {
  if (sellsVehicles(facts, cart) && vehiclesOf(facts.values).some((vehicle) => !typeOfVehicle(vehicle)))
    return text('summary.missingVehicleType');
  const { priceConditions = {}, isEmpty } = facts.form;
  const { selections = [], listText = 'summary.missingParts', emptyText } = priceConditions;
  const missing = selections.filter((selection) => selection.isMissing(facts));
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
  return emptyText && (isEmpty ? isEmpty(facts) : cart.length === 0) ? text(emptyText) : '';
}
