import { dataPath } from '../../commerce/catalogue/product-lookup';
import { isInCart } from '../../commerce/cart/current-cart';
import type { Facts } from '../../kernel/facts/facts';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { ProductRole } from '../../kernel/reference/product-roles';
import type { PageWords } from '../../kernel/text/en';
import { defineModule } from '../../form/modules/define-module';

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
