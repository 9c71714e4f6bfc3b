import { checkedPath, isOptionChecked } from '../../../core/cart/optional-products';
import { productForRole } from '../../../core/catalogue/product-lookup';
import { formatPrice } from '../../../core/pricing/money';
import { useForm } from '../../../form/form-provider';
import { useFacts } from '../../../form/use-field';
import { CheckboxCard } from '../../../ui/checkbox-card';

/** Products that may be added, one card each. */
export function OptionalProductsView() {
  const { form, text, idPrefix } = useForm();
  const facts = useFacts('companyInformation', 'productState');
  const offered = facts.offer.groups.flatMap(({ products }) => products);
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
