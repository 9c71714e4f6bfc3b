import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { ledgerRows } from '../../../commerce/pricing/price-ledger';
import { quoteState } from '../../../commerce/review/quote';
import { useForm } from '../../../form/form-provider';
import { formatDay } from '../../../kernel/text/format-date';
import { localDay } from '../../../kernel/util/days';
import { formatPrice } from '../../../kernel/util/money';
import { sumBy } from '../../../kernel/util/collections';
import { withoutSecrets } from '../../../kernel/storage/persistable-values';
import type { RootState } from '../../../state/root-state';
import { changedPrices, type PriceChange } from '../../../submission/price-change';
import { priceChangeQuestion } from '../../../submission/price-question';
import type { OpenedOrder } from '../../../submission/saved-order';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useApp } from '../../context/app-context';
import type { BroughtAnswers } from '../../context/brought';
import { useOrder } from '../../context/use-order';
import { Amounts } from '../../notices/amounts';

/** How the prices have changed since the order was saved, once they are known; what the visitor changes afterwards is no news. */
function usePriceChange(opened: OpenedOrder | undefined): PriceChange | undefined {
  const { text } = useForm();
  const { factsOf } = useApp();
  const { cart } = useOrder();
  const [change, setChange] = useState<PriceChange | 'none'>();
  const state = useSelector((root: RootState) => quoteState(factsOf(root), cart));
  useEffect(() => {
    if (change || !opened || opened.ledger.length === 0 || state !== 'ready') return;
    const now = ledgerRows(cart);
    const [was, total] = [opened.ledger, now].map((rows) => sumBy(rows, ({ cents }) => cents)) as [number, number];
    const changes = changedPrices(opened.ledger, now, text('summary.bundle'));
    setChange(was === total ? 'none' : { was, total, changes });
  }, [change, opened, state, cart, text]);
  return change === 'none' ? undefined : change;
}

/** Says that the answers are those of a saved order, or are back, and lets the visitor have the other ones (PLUS-05). */
export function BroughtNotice({ brought }: { brought: BroughtAnswers }) {
  const { form, text } = useForm();
  const { config, bring } = useApp();
  const said = useRef<HTMLDivElement>(null);
  // The whole form was drawn anew, so the focus is nowhere.
  useEffect(() => said.current?.focus(), []);
  const { opened, before } = brought;
  const change = usePriceChange(opened);

  /** What is here now can be had back in its turn. */
  const swap = (other: BroughtAnswers) => {
    const { values, domains } = form.facts();
    const here = { values: withoutSecrets(values, form.plan), domains, ...(opened && { opened: { ...opened, ledger: [] } }) };
    bring({ ...other, before: here });
  };
  const sentences = opened
    ? [
        opened.savedAt ? text('opened.here', { date: formatDay(localDay(opened.savedAt), text.locale) }) : text('opened.hereUndated'),
        ...(opened.isPartial ? [text('opened.partial')] : []),
        ...(opened.answers.pluginVersion === config.pluginVersion ? [] : [text('opened.changedForm')]),
        ...(change ? [text('opened.price', { was: formatPrice(change.was), now: formatPrice(change.total) })] : []),
      ]
    : [text('opened.back')];
  return (
    <Notice
      kind={change ? 'info' : 'good'}
      focusRef={said}
      action={
        before && (
          <Button kind="quiet" onClick={() => swap(before)}>
            {before.opened ? text('opened.reopen') : text('opened.putAside')}
          </Button>
        )
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {change && change.changes.length > 0 && <Amounts amounts={priceChangeQuestion(change).amounts ?? []} text={text} />}
    </Notice>
  );
}
