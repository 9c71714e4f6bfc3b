import { dataPath } from '../../commerce/catalogue/product-lookup';
import { isInCart, sealRoles } from '../../commerce/cart/current-cart';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { defineModule } from '../../form/modules/define-module';

/** One field for each kind of seal, shown while it is ordered. */
const fields = (_: object, config: PageConfig): readonly FieldDeclaration[] =>
  sealRoles.map((role) => ({
    path: dataPath(config, role, 'embossSealCapitalization'),
    label: 'seal.capitalization',
    hint: 'seal.capitalization.hint',
    isShown: (facts) => isInCart(facts, role),
    initial: null,
    wide: true,
  }));

/** How the company's name is written on its seal (ITEM-04). */
export const sealCapitalization = defineModule({ fields, isShown: (facts) => isInCart(facts, ...sealRoles) });
