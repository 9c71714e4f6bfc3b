import { dataPath } from '../../core/catalogue/product-lookup';
import { isInCart } from '../../core/cart/current-cart';
import type { Facts } from '../../core/facts/facts';
import type { PageConfig } from '../../core/page-config/page-config';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { ProductRole } from '../../core/reference/product-roles';
import type { PageWords } from '../../core/text/en';
import { defineModule } from '../define-module';

const role: ProductRole = 'processAgent';

/** The federal government's kinds of docket for motor carriers. */
const docketTypes = ['MC', 'FF', 'MX'].map((key) => ({ key, label: key as PageWords }));

const fields = (_: object, config: PageConfig): readonly FieldDeclaration[] => [
  {
    path: dataPath(config, role, 'docketNumberType'),
    label: 'processAgent.docketType',
    rules: 'required',
    initial: null,
    control: 'radio',
    options: docketTypes,
  },
  { path: dataPath(config, role, 'docketNumber'), label: 'processAgent.docketNumber', rules: 'required', initial: null },
  { path: dataPath(config, role, 'USDOTNumber'), label: 'processAgent.usdotNumber', rules: 'required', initial: null },
];

/** The numbers of a motor carrier, for its process agent (ITEM-03). */
export const processAgent = defineModule({ fields, isShown: (facts: Facts) => isInCart(facts, role) });
