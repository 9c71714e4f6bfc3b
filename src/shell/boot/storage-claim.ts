import { comparesAlone } from '../../kernel/page-config/layout';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { formKey } from '../../kernel/storage/storage-keys';

const claimedKeys = new Set<string>();

export interface StorageClaim {
  /** The key in `localStorage` under which the answers are kept. */
  key: string;
  /** False for what is not kept: a second root with the same form type and page id, and a comparison of states. */
  isOwner: boolean;
  /**
   * The prefix of the keys in `sessionStorage`. A second root is an order of its own and shares none of them; unmounted and
   * mounted again it has the same.
   */
  tabKey: string;
  release(): void;
}

/** What only compares states keeps nothing, and leaves its storage to an order on the same page (PLUS-04). */
const comparisonSuffix = '#states';

/** Gives the storage of a form and page to the first root that asks, so that a second does not write over it. */
export function claimStorage(config: PageConfig): StorageClaim {
  const isComparison = comparesAlone(config);
  const key = formKey(config.formType, isComparison ? config.pageID + comparisonSuffix : config.pageID);
  let tabKey = key;
  for (let root = 2; claimedKeys.has(tabKey); root++) tabKey = `${key}#${root}`;
  claimedKeys.add(tabKey);
  return {
    key,
    isOwner: tabKey === key && !isComparison,
    tabKey,
    release: () => void claimedKeys.delete(tabKey),
  };
}
