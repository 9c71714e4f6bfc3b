import { choiceKey, emptyChoice } from '../../kernel/answers/form-values';
import { typeOfVehicle, vehiclesOf } from '../../commerce/vehicles/vehicles';
import { cartReadiness } from '../../commerce/cart/cart-readiness';
import { cartOf } from '../../commerce/cart/current-cart';
import { sellsVehicles } from '../../commerce/cart/vehicles-sold';
import { entryInService } from '../../commerce/catalogue/jurisdictions-in-use';
import type { Facts } from '../../kernel/facts/facts';
import { readObject, readText } from '../../kernel/util/read-wire';
import { filingAnswers, hasChanged } from '../../kernel/reactions/has-changed';
import type { Reaction } from '../../kernel/reactions/reaction';

/** The vehicles with a type that is chosen and not sold, by their places. */
function unsold(facts: Facts): readonly number[] {
  return vehiclesOf(facts.values).flatMap((vehicle, index) => {
    if (choiceKey(vehicle.vehicleType) === '') return [];
    const type = typeOfVehicle(vehicle);
    return type && entryInService(facts, type.registration) ? [] : [index];
  });
}

/**
 * Clears the type of a vehicle that is not sold any more, which an earlier visit may have left; all else of it stays. Of
 * a catalogue that is loading or has failed nothing is known.
 */
export const vehicleTypesAreSold: Reaction = (before, after) => {
  if (before.catalogue === after.catalogue && !hasChanged(before, after, ['vehicles', ...filingAnswers])) return undefined;
  const gone = unsold(after);
  if (gone.length === 0 || cartReadiness(after) !== 'ready' || !sellsVehicles(after, cartOf(after))) return undefined;
  const typeAt = (index: number) => vehiclesOf(after.values)[index]!.vehicleType;
  return {
    changes: Object.fromEntries(gone.map((index) => [`vehicles.${index}.vehicleType`, emptyChoice])),
    notices: gone.map((index) => ({
      key: 'vehicle.typeGone',
      params: { number: index + 1, type: readText(readObject(typeAt(index)).value) || choiceKey(typeAt(index)) },
      isForKept: true,
    })),
  };
};
