import { comparesAlone } from '../../kernel/page-config/layout';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { formKey } from '../../kernel/storage/storage-keys';

const claimedKeys = new Set<string>();

export interface StorageClaim {
  /** The key in `localStorage` under which the answers are kept. */
  key: string;
  /** False for what is not kept: a second root with the same form type and page id, a comparison of states, and somebody's part. */
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

/** Nor does somebody who enters their part of an order: this browser may keep another one (PLUS-06). */
const partSuffix = '#part';

/** Gives the storage of a form and page to the first root that asks, so that a second does not write over it. */
export function claimStorage(config: PageConfig, isPart = false): StorageClaim {
  const isComparison = comparesAlone(config);
  const suffix = isPart ? partSuffix : isComparison ? comparisonSuffix : '';
  const key = formKey(config.formType, config.pageID + suffix);
  let tabKey = key;
  for (let root = 2; claimedKeys.has(tabKey); root++) tabKey = `${key}#${root}`;
  claimedKeys.add(tabKey);
  return {
    key,
    isOwner: tabKey === key && suffix === '',
    tabKey,
    release: () => void claimedKeys.delete(tabKey),
  };
}
