import { useRef } from 'react';
import { yearsLabel } from '../../../commerce/catalogue/product-lookup';
import { firstPrice } from '../domain-results';
import { cartOf } from '../../../commerce/cart/current-cart';
import { asksDomains } from '../domain-offer';
import { orderedDomains } from '../../../commerce/cart/orders-domains';
import { formatPrice } from '../../../kernel/util/money';
import { DomainChoice } from './domain-choice';
import { useDomainCart, useDomainSearch } from './use-domains';
import { useForm } from '../../../form/form-provider';
import { defineModule } from '../../../form/modules/define-module';
import { Verbatim } from '../../../ui/verbatim';

/** The domains of the order, each with its years and their price (DOM-44). */
function DomainCartView() {
  const { text, idPrefix } = useForm();
  const { cartDomains } = useDomainCart();
  const isEmpty = cartDomains.length === 0;
  const hasResults = useDomainSearch().searchResults.length > 0;
  const id = `${idPrefix}-domain-cart`;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    // Below results an empty cart says nothing that the eye needs.
    <section className="charterform-part" data-idle={(isEmpty && hasResults) || undefined} aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1}>
        {text('domains.cart')}
      </h3>
      {isEmpty ? (
        <p>{text('domains.cart.empty')}</p>
      ) : (
        <ul className="charterform-basket">
          {cartDomains.map((entry) => (
            <li key={entry.domain}>
              <strong>
                <Verbatim isName>{entry.domain}</Verbatim>
              </strong>
              <small>
                <bdi>{text('domains.prices', { first: formatPrice(firstPrice(entry)), renewal: formatPrice(entry.renew.amount) })}</bdi>
              </small>
              {/* The button that removes it goes away with its row. */}
              <DomainChoice domain={entry.domain} place="cart" onRemove={() => heading.current?.focus()} />
              <b>
                <Verbatim>{formatPrice(entry.subTotal)}</Verbatim>
              </b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The domain cart. */
export const domainCart = defineModule({
  isShown: asksDomains,
  // Those that the visitor has unchecked are for another order.
  review: (facts, text) => [
    {
      label: text('domains.name'),
      answers: orderedDomains(facts, cartOf(facts)).map(({ domain, duration }) =>
        text('summary.announced', { label: domain, total: yearsLabel(duration * 12, text) }),
      ),
    },
  ],
  view: DomainCartView,
});
