import type { OptionalProductConfig } from '../../../core/page-config/page-config';
import { checkedPath, isOptionChecked } from '../../../core/cart/optional-products';
import { productForRole } from '../../../core/catalogue/product-lookup';
import { formatPrice } from '../../../core/pricing/money';
import { useForm } from '../../../form/form-provider';
import { useFacts } from '../../../form/use-field';
import { CheckboxCard } from '../../../ui/checkbox-card';
import type { ModuleViewProps } from '../../define-module';

/** Products that may be added, one card each; `products` are the form type's own, the page config may replace them. */
export function OptionalProductsView({ params }: ModuleViewProps) {
  const { form, text, idPrefix } = useForm();
  const facts = useFacts('companyInformation', 'productState');
  const offered = facts.config.optionalProducts?.flatMap(({ products }) => products) ?? (params.products as readonly OptionalProductConfig[]);
  return (
    <div className="charterform-choices" data-layout="rows">
      {offered.map((option) => {
        const { role, label, tooltipText, editable = true } = option;
        const product = productForRole(facts, role);
        const path = checkedPath(facts.config, role);
        return (
          product && (
            <CheckboxCard
              key={role}
              id={`${idPrefix}-optional-${role}`}
              name={path}
              label={label ?? product.name}
              info={tooltipText}
              price={product.price === 0 ? text('price.free') : formatPrice(product.price)}
              checked={isOptionChecked(facts, option)}
              disabled={!editable}
              onChange={(checked) => form.change({ [path]: checked })}
            />
          )
        );
      })}
    </div>
  );
}
