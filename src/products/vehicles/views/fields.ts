import { emptyChoice } from '../../../kernel/answers/form-values';
import type { VehiclePlate } from '../../../kernel/answers/vehicle';
import { addOnPrices } from '../vehicles-asked';
import type { FieldDeclaration } from '../../../kernel/plan/form-plan';

export const noPlate: VehiclePlate = { id: '', name: '', price: 0, description: '' };

/** What may be asked of a vehicle beside what is asked of each, and by which product. */
export const addOnRoles = {
  vehicleElectricHybrid: /^vehicle(Hybrid|Electric)/,
  vehicleLuxuryTax: /^vehicleLuxuryTax/,
  vehicleImportTax: /^vehicleImportTax/,
  'products.vehicleTemporaryPlates.checked': /^vehicleTemporaryPlates/,
} as const;

/** A field that is shown where one of its products is sold for the type of the vehicle (VEH-10). */
const addOn = (name: keyof typeof addOnRoles, rest: Omit<FieldDeclaration, 'path'>): FieldDeclaration => ({
  path: `vehicles[].${name}`,
  isShown: (facts, path) => Object.keys(addOnPrices(facts, Number(path.split('.')[1]))).some((role) => addOnRoles[name].test(role)),
  ...rest,
});

/** Pasted from a title it may have spaces and hyphens. */
const cleanVin = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase();

export const fields: readonly FieldDeclaration[] = [
  { path: 'vehicles[].vehicleType', label: 'vehicle.type', rules: 'required', initial: emptyChoice },
  {
    path: 'vehicles[].vehicleVIN',
    label: 'vehicle.vin',
    hint: 'vehicle.vin.hint',
    rules: 'length:17|maxLength:17',
    autocomplete: 'off',
    reading: 'code',
    clean: cleanVin,
    wide: true,
  },
  { path: 'vehicles[].vehicleYear', label: 'vehicle.year', rules: 'required|digits:4', inputmode: 'numeric', autocomplete: 'off' },
  { path: 'vehicles[].vehicleMake', label: 'vehicle.make', rules: 'required|maxLength:100', autocomplete: 'off' },
  { path: 'vehicles[].vehicleModel', label: 'vehicle.model', rules: 'required|maxLength:100', autocomplete: 'off' },
  { path: 'vehicles[].vehicleColor', label: 'vehicle.color', rules: 'required', initial: emptyChoice },
  addOn('vehicleElectricHybrid', { label: 'vehicle.electric', rules: 'required', initial: emptyChoice }),
  addOn('vehicleLuxuryTax', { label: 'vehicle.luxuryTax', name: 'vehicle.luxuryTax.name', rules: 'required', control: 'yesNo' }),
  addOn('vehicleImportTax', { label: 'vehicle.importTax', name: 'vehicle.importTax.name', rules: 'required', control: 'yesNo' }),
  addOn('products.vehicleTemporaryPlates.checked', { label: 'vehicle.temporaryPlates', initial: false }),
  { path: 'vehicles[].vehicleOrganizationalPlate', label: 'vehicle.plates', initial: noPlate },
];
