import type { FormValues } from '../../src/kernel/answers/form-values';
import { fakeServices } from './fake-services';
import { renderForm, servicesKeeping, type RenderedForm } from './render-form';

/** With a check digit that is right. */
export const vin = '4S4BTANC1M3218845';

const steps = [{ key: 'vehicles', title: 'Vehicles', sections: [{ modules: [{ id: 'VehicleOwnership' }, { id: 'Vehicles' }] }] }];

/** A form that asks for vehicles and nothing else. @param kept the answers of an earlier visit */
export async function vehicleForm(services = fakeServices(), config: Parameters<typeof renderForm>[0] = {}, kept?: FormValues) {
  if (kept) services.localStorage = servicesKeeping(kept).localStorage;
  const form = await renderForm({ primaryProducts: ['vehicleParent'], steps, ...config }, services);
  await form.loaded();
  if (!kept && form.has('vehicleBusinessFormationOwnershipType')) await form.answer('vehicleBusinessFormationOwnershipType', 'individual');
  return {
    ...form,
    titles: () => form.all('.charterform-entry-title').map(({ textContent }) => textContent),
    errors: () => form.all('.charterform-errors a').map(({ textContent }) => textContent),
  };
}

/** Presses the button of one vehicle. @param index from 0 */
export const listButton = (form: RenderedForm, name: string, index: number) => form.press(`${name} Vehicle #${index + 1}`);

/** All that a vehicle is asked whatever its type, and what a test says besides. */
export const vehicleOf = (index: number, type: string, rest: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      vehicleType: type,
      vehicleYear: '2021',
      vehicleMake: 'Ford',
      vehicleModel: 'One',
      vehicleColor: 'Green',
      ...rest,
    }).map(([name, value]) => [`vehicles.${index}.${name}`, value]),
  );
