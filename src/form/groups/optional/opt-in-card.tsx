import { checkedPath } from '../../../commerce/optional/optional-products';
import { OptionCard } from './option-card';
import { useOptionFacts } from './use-option-facts';

/** A checkbox that adds one product to the order (OPT-14, OPT-16). `optIn` is the product's role. */
export function OptInCard({ optIn, label }: { optIn: string; label?: string | undefined }) {
  return <OptionCard option={{ role: optIn, label }} path={checkedPath(useOptionFacts().config, optIn)} />;
}
