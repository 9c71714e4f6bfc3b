/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- a table drawn as a grid is none to some screen readers without its roles */
import { entryIn } from '../../../core/domains/domain-cart';
import { firstPrice, isLoading } from '../../../core/domains/domain-results';
import type { DomainResult } from '../../../core/facts/domain';
import { formatPrice } from '../../../core/util/money';
import { useForm } from '../../form-provider';
import { detailsWanted } from '../../../state/listeners/search-domains';
import { Button } from '../../../ui/button';
import { DomainChoice } from './domain-choice';
import { useDomainCart, useDomainSearch } from './use-domains';
import { Verbatim } from '../../../ui/verbatim';

interface ResultRowsProps {
  results: readonly DomainResult[];
  titleId: string;
  /** Whether there is a column of the prices of further years. */
  showRenewal: boolean;
}

/**
 * The results as a table: a grid to the eye, so that a narrow form can stack it; the roles keep it a table to a screen
 * reader.
 */
export function ResultRows({ results, titleId, showRenewal }: ResultRowsProps) {
  const { text } = useForm();
  return (
    <table className="charterform-domains" role="table" aria-labelledby={titleId}>
      <thead role="rowgroup">
        <tr role="row">
          {[text('domains.domain'), text('domains.firstYear'), showRenewal && text('domains.yearly'), text('domains.choice')].map(
            (head) =>
              head && (
                <th key={head} role="columnheader" scope="col">
                  {head}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {results.map((result) => (
          <ResultRow key={result.domain} result={result} showRenewal={showRenewal} place={titleId} />
        ))}
      </tbody>
    </table>
  );
}

function ResultRow({ result, showRenewal, place }: { result: DomainResult; showRenewal: boolean; place: string }) {
  const { text } = useForm();
  const { cartDomains } = useDomainCart();
  const { domain, loaded, available, status, premium, thirdParty, renew } = result;
  const isPending = isLoading(result);
  const price = (cents: number, label: string, isSaid: boolean) => (
    <td role="cell">
      {available && (
        <>
          <b>
            <Verbatim>{formatPrice(cents)}</Verbatim>
          </b>
          {/* The column says so too, where there are columns. */}
          <small data-said={isSaid || undefined}>{label}</small>
        </>
      )}
      {isPending && <i className="charterform-bone" />}
    </td>
  );
  return (
    <tr
      role="row"
      tabIndex={-1}
      aria-busy={isPending || undefined}
      data-state={available ? entryIn(cartDomains, domain) && 'cart' : isPending ? 'loading' : 'off'}
    >
      <td role="cell">
        <strong>
          <Verbatim isName>{domain}</Verbatim>
        </strong>
        {premium && <small>{text('domains.premium')}</small>}
      </td>
      {price(firstPrice(result), text(thirdParty ? 'domains.purchase' : 'domains.firstYear'), !thirdParty)}
      {showRenewal && price(renew.amount, text('domains.yearly'), true)}
      <td role="cell">
        {available ? (
          <DomainChoice domain={domain} result={result} place={place} />
        ) : isPending ? (
          <>
            <i className="charterform-bone" data-size="button" />
            <span className="charterform-hidden">{text('loading.products')}</span>
          </>
        ) : loaded ? (
          text(status === 'unsupported' ? 'domains.row.unsupported' : 'domains.row.unavailable')
        ) : (
          <Retry domain={domain} />
        )}
      </td>
    </tr>
  );
}

/** Asks again for all details that failed, which failed together. */
function Retry({ domain }: { domain: string }) {
  const { text } = useForm();
  const { dispatch } = useDomainSearch();
  const action = text('button.retry');
  return (
    <>
      {text('domains.row.failed')}{' '}
      <Button
        kind="link"
        label={text('domains.of', { action, domain })}
        onClick={({ currentTarget }) => {
          // The button goes away; its row stays.
          currentTarget.closest('tr')!.focus();
          dispatch(detailsWanted());
        }}
      >
        {action}
      </Button>
    </>
  );
}
