/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- a table drawn as a list is none to some screen readers without its roles */
import { entryIn } from '../domain-cart';
import { firstPrice, isLoading } from '../domain-results';
import type { DomainResult } from '../../../kernel/facts/domain';
import { formatPrice } from '../../../kernel/util/money';
import { useForm } from '../../../form/form-provider';
import { detailsWanted } from '../state/search-domains';
import { Button } from '../../../ui/button';
import { DomainChoice } from './domain-choice';
import { useDomainCart, useDomainSearch } from './use-domains';
import { Verbatim } from '../../../ui/verbatim';

interface ResultRowsProps {
  results: readonly DomainResult[];
  titleId: string;
  /** Whether there is a column of the prices of further years. */
  showRenewal: boolean;
  /** The searched domain, drawn as a card with both its prices. */
  isExact?: boolean;
}

/**
 * The results as a table to a screen reader, by its roles; to the eye a list of rows, all of the same height, or a card.
 */
export function ResultRows({ results, titleId, showRenewal, isExact }: ResultRowsProps) {
  const { text } = useForm();
  return (
    <table className="charterform-domains" data-exact={isExact} role="table" aria-labelledby={titleId}>
      <thead role="rowgroup" className="charterform-hidden">
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
          <ResultRow key={result.domain} result={result} showRenewal={showRenewal} place={titleId} isExact={isExact} />
        ))}
      </tbody>
    </table>
  );
}

/** As many rows as may be found, as high as those, while a search runs (FORM-39). */
export function WaitingRows({ count }: { count: number }) {
  return (
    <table className="charterform-domains" aria-hidden="true">
      <tbody>
        {Array.from({ length: count }, (_, index) => (
          <tr key={index} data-state="loading">
            <td>
              <div>
                <i className="charterform-bone" data-size="words" />
              </div>
              <i className="charterform-bone" />
            </td>
            <td>
              <i className="charterform-bone" />
            </td>
            <td>
              <i className="charterform-bone" data-size="button" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ResultRowProps extends Pick<ResultRowsProps, 'showRenewal' | 'isExact'> {
  result: DomainResult;
  place: string;
}

function ResultRow({ result, showRenewal, place, isExact }: ResultRowProps) {
  const { text } = useForm();
  const { cartDomains } = useDomainCart();
  const { domain, available, premium, thirdParty, renew } = result;
  const isPending = isLoading(result);
  const first = firstPrice(result);
  /** A row says both prices in its line of terms, so what is hidden here is for screen readers. */
  const price = (cents: number, label: string, isHidden: boolean, isLabelHidden: boolean) => (
    <td role="cell" className={hidden(isHidden)}>
      {available && (
        <>
          <b>
            <Verbatim>{formatPrice(cents)}</Verbatim>
          </b>
          <small className={hidden(isLabelHidden)}>{label}</small>
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
        {premium && <em>{text('domains.premium')}</em>}
        {available && !isExact && <Terms first={first} renewal={renew.amount} isOwned={thirdParty} />}
        {isPending && !isExact && <i className="charterform-bone" />}
      </td>
      {price(first, text(thirdParty ? 'domains.purchase' : 'domains.firstYear'), false, !isExact && !thirdParty)}
      {showRenewal && price(renew.amount, text('domains.yearly'), !isExact, false)}
      <td role="cell">
        <Choice result={result} place={place} isExact={isExact} />
      </td>
    </tr>
  );
}

/** The class of what only screen readers get. */
const hidden = (isHidden: boolean) => (isHidden ? 'charterform-hidden' : undefined);

/** Both prices in one line, for the eye: a screen reader has them in cells of their own. */
function Terms({ first, renewal, isOwned }: { first: number; renewal: number; isOwned: boolean }) {
  const { text } = useForm();
  const prices = { first: formatPrice(first), renewal: formatPrice(renewal) };
  return (
    <small aria-hidden="true">
      <bdi>{text(isOwned ? 'domains.terms.owned' : 'domains.terms', prices)}</bdi>
    </small>
  );
}

/** What can be done about a result, or why nothing can. */
function Choice({ result, place, isExact }: Omit<ResultRowProps, 'showRenewal'>) {
  const { text } = useForm();
  const { domain, loaded, available, status } = result;
  if (available) return <DomainChoice domain={domain} result={result} place={place} isMain={isExact} />;
  if (isLoading(result)) {
    return (
      <>
        <i className="charterform-bone" data-size="button" />
        <span className="charterform-hidden">{text('loading.products')}</span>
      </>
    );
  }
  if (loaded) {
    return (
      <span>
        {text(status === 'unsupported' ? 'domains.row.unsupported' : 'domains.row.unavailable')}
        {isExact && <small>{text('domains.row.another')}</small>}
      </span>
    );
  }
  return <Retry domain={domain} />;
}

/** Asks again for all details that failed, which failed together. */
function Retry({ domain }: { domain: string }) {
  const { text } = useForm();
  const { dispatch } = useDomainSearch();
  const action = text('button.retry');
  return (
    <>
      <small>{text('domains.row.failed')}</small>{' '}
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
