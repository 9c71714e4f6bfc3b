import { productForRole } from '../../core/catalogue/product-lookup';
import type { Facts } from '../../core/facts/facts';
import { isSubscribed } from '../../core/optional/optional-groups';
import type { FieldDeclaration, ModuleParams } from '../../core/plan/form-plan';
import { OptInCard } from '../../form/groups/optional/opt-in-card';
import { useWords } from '../../form/use-field';
import { defineModule, type ModuleViewProps } from '../define-module';

/** The answer lies under the product's own name, which the page may set, and is never required. */
const fields: readonly FieldDeclaration[] = [];

const roleOf = ({ optIn }: ModuleParams) => (typeof optIn === 'string' ? optIn : '');

const isShown = (facts: Facts, params: ModuleParams) =>
  productForRole(facts, roleOf(params)) !== undefined && !isSubscribed(facts);

function OptInView({ params }: ModuleViewProps) {
  const words = useWords();
  return <OptInCard optIn={roleOf(params)} label={typeof params.label === 'string' ? words(params.label) : undefined} />;
}

/** One product with a checkbox of its own, such as an insurance; `optIn` names its role, `label` what it reads. */
export const optIn = defineModule({ fields, isShown, view: OptInView });
