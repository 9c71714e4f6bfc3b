import { exactMatch } from '../../core/domains/domain-results';
import { asksDomains } from '../../core/cart/domain-offer';
import { ResultRows } from '../../form/groups/domains/result-rows';
import { useDomainConfig, useDomainSearch } from '../../form/groups/domains/use-domains';
import { useForm } from '../../form/form-provider';
import { defineModule } from '../define-module';

/** The domain that was searched for, once it is among the results (DOM-24, DOM-25). */
function DomainResultView() {
  const { text, idPrefix } = useForm();
  const { showRenewal } = useDomainConfig();
  const { terms, searchResults } = useDomainSearch();
  const result = exactMatch(terms, searchResults);
  const id = `${idPrefix}-exact`;
  if (!result) return null;
  const { loaded, available } = result;
  return (
    <section className="charterform-part" aria-labelledby={id}>
      <header>
        <h3 id={id}>{text('domains.exact')}</h3>
        {loaded && (
          <span className="charterform-tag" data-kind={available ? 'good' : undefined}>
            {text(available ? 'domains.available' : 'domains.unavailable')}
          </span>
        )}
      </header>
      <ResultRows results={[result]} titleId={id} showRenewal={showRenewal} />
    </section>
  );
}

/** The exact match of a domain search. */
export const domainResult = defineModule({ isShown: asksDomains, view: DomainResultView });
