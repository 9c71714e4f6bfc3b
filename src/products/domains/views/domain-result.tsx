import { entryIn } from '../domain-cart';
import { exactMatch } from '../domain-results';
import { asksDomains } from '../domain-offer';
import { ResultRows } from './result-rows';
import { useDomainCart, useDomainConfig, useDomainSearch } from './use-domains';
import { useForm } from '../../../form/form-provider';
import { defineModule } from '../../../form/modules/define-module';

/** The domain that was searched for, once it is among the results (DOM-24, DOM-25). */
function DomainResultView() {
  const { text, idPrefix } = useForm();
  const { showRenewal } = useDomainConfig();
  const { terms, searchResults } = useDomainSearch();
  const result = exactMatch(terms, searchResults);
  const { cartDomains } = useDomainCart();
  const id = `${idPrefix}-exact`;
  if (!result) return null;
  const { domain, loaded, available } = result;
  const isInCart = available && entryIn(cartDomains, domain) !== undefined;
  return (
    <section className="charterform-part charterform-match" aria-labelledby={id} data-off={(loaded && !available) || undefined}>
      <header>
        <h3 id={id}>{text('domains.exact')}</h3>
        {loaded && (
          <span className="charterform-tag" data-kind={available ? 'good' : undefined}>
            {text(isInCart ? 'domains.inCart' : available ? 'domains.available' : 'domains.unavailable')}
          </span>
        )}
      </header>
      <ResultRows results={[result]} titleId={id} showRenewal={showRenewal} isExact />
    </section>
  );
}

/** The exact match of a domain search. */
export const domainResult = defineModule({ isShown: asksDomains, view: DomainResultView });
