import { yearsLabel } from '../../../commerce/catalogue/product-lookup';
import { addDomain, changeDuration, entryIn, isLimitReached, removeDomain } from '../domain-cart';
import type { DomainResult } from '../../../kernel/facts/domain';
import { useForm } from '../../../form/form-provider';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { idOf } from '../../../ui/control-attributes';
import { Stepper } from '../../../ui/stepper';
import { useDomainCart, useDomainConfig } from './use-domains';

interface DomainChoiceProps {
  domain: string;
  /** What a search found; none in the domain cart, where a domain can only be removed. */
  result?: DomainResult;
  /** Tells two of the same domain apart. */
  place: string;
  /** Its button is the main one of its part of the step. */
  isMain?: boolean | undefined;
  onRemove?: () => void;
}

/** Puts a domain into the domain cart or takes it out: one button, so that it keeps the focus (DOM-30). Before it, its years (DOM-41). */
export function DomainChoice({ domain, result, place, isMain, onRemove }: DomainChoiceProps) {
  const { text, idPrefix } = useForm();
  const { limit, maxDuration } = useDomainConfig();
  const { cartDomains, change } = useDomainCart();
  const entry = entryIn(cartDomains, domain);
  const isFull = !entry && isLimitReached(cartDomains, limit);
  const action = text(entry ? 'list.remove' : limit === 1 ? 'domains.select' : 'domains.add');
  const years = text('domains.years', { domain });
  return (
    <>
      {entry && (
        <Stepper
          id={idOf(idPrefix, place, domain)}
          label={years}
          value={entry.duration}
          min={1}
          max={maxDuration}
          formatValue={(count) => yearsLabel(count * 12, text)}
          lessText={text('stepper.less', { field: years })}
          moreText={text('stepper.more', { field: years })}
          onChange={(count) => change((cart) => changeDuration(cart, domain, count, maxDuration))}
        />
      )}
      <Button
        kind={entry ? 'link' : isMain ? 'main' : 'quiet'}
        label={text('domains.of', { action, domain })}
        disabled={isFull}
        title={isFull ? text('domains.limit') : undefined}
        onClick={() => {
          onRemove?.();
          change((cart) => (entry ? removeDomain(cart, domain) : addDomain(cart, result!, limit)));
        }}
      >
        {/* In place of the word where the form is narrow. */}
        {!entry && <Icon name="plus" />}
        <span>{action}</span>
      </Button>
    </>
  );
}
