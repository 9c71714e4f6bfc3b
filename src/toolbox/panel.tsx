import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { formatPrice } from '../kernel/util/money';
import { sumBy } from '../kernel/util/collections';
import { CheckoutOptions } from './checkout-options';
import { CookieHelper } from './cookie-helper';
import { DataFiller } from './data-filler';
import type { ToolboxHandle } from './handle';
import { LedgerTable } from './ledger-table';
import type { Recorder } from './recorder';
import { LastReactions, LastRebuild } from './records';
import { SampleTriggers } from './sample-triggers';
import { sentences } from './sentences';
import { StorageTools } from './storage-tools';

/** A page narrower than this, in px, begins with the panel closed, which would cover the form. */
const roomyWidth = 1000;

/** The side panel (DEV-01, DEV-02). */
export function Panel({ handle, recorder }: { handle: ToolboxHandle; recorder: Recorder }) {
  const page = handle.place.ownerDocument.defaultView!;
  const [isOpen, setIsOpen] = useState(() => page.innerWidth >= roomyWidth);
  const { ledger, rebuild, idleRebuilds, reactions } = useSyncExternalStore(recorder.subscribe, recorder.report);
  return (
    <aside className="charterform-toolbox" aria-label={sentences.title} data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {sentences.title}
      </button>
      {isOpen && (
        <>
          <Tool title={sentences.ledger} aside={formatPrice(sumBy(ledger, ({ cents }) => cents))} isOpen>
            <LedgerTable rows={ledger} />
          </Tool>
          <Tool title={sentences.rebuild}>
            <LastRebuild rebuild={rebuild} idleRebuilds={idleRebuilds} />
          </Tool>
          <Tool title={sentences.reactions}>
            <LastReactions reactions={reactions} />
          </Tool>
          <Tool title={sentences.filler}>
            <DataFiller handle={handle} />
          </Tool>
          <Tool title={sentences.options}>
            <CheckoutOptions options={handle.checkoutOptions} />
          </Tool>
          <Tool title={sentences.triggers}>
            <SampleTriggers handle={handle} />
          </Tool>
          <Tool title={sentences.cookies}>
            <CookieHelper page={page.document} />
          </Tool>
          <Tool title={sentences.storage}>
            <StorageTools page={page} handle={handle} />
          </Tool>
        </>
      )}
    </aside>
  );
}

/** A tool that folds. What is in it is made when it is opened, so that it reads what is there by then. */
function Tool({
  title,
  aside,
  isOpen: isOpenAtFirst = false,
  children,
}: {
  title: string;
  aside?: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <div>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {title} {aside && <strong>{aside}</strong>}
      </button>
      {isOpen && children}
    </div>
  );
}
