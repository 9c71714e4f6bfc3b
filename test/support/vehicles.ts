import type { Vehicle } from '../../src/kernel/answers/vehicle';
import { withWholeVehicles } from '../../src/products/vehicles/whole-vehicles';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { parseProducts } from '../../src/commerce/catalogue/parse-products';
import type { Facts } from '../../src/kernel/facts/facts';
import type { PageConfig } from '../../src/kernel/page-config/page-config';
import { choice, formingIn, fullCatalogue, simples, someFacts } from '../commerce/catalogue/sample-facts';
import { catalogueReply } from './fixtures';

type Wire = { type: string };
const wires = (JSON.parse(catalogueReply('simple_products')) as { result: Wire[] }).result.filter(({ type }) =>
  type.startsWith('vehicle_'),
);

/** What the demo host sells for vehicles, beside a few products that need no state. */
export const vehicleCatalogue = { ...fullCatalogue, simple: [...simples, ...parseProducts(wires, () => {})] };

/** Answers about a vehicle of a type, with more of them. */
export const vehicleOf = (type: string, rest: Partial<Record<keyof Vehicle, unknown>> = {}) => ({ vehicleType: choice(type), ...rest });

interface Given {
  config?: Partial<PageConfig>;
  values?: FormValues;
  catalogue?: Facts['catalogue'];
}

/** A visitor of a page that sells nothing but vehicles, unless its config says otherwise. */
export const vehicleFacts = (vehicles: unknown, { config, values, catalogue = vehicleCatalogue }: Given = {}): Facts =>
  someFacts({
    config: { primaryProducts: ['vehicleParent'], ...config },
    catalogue,
    values: withWholeVehicles({ ...formingIn('WY'), ...values, vehicles }),
  });
