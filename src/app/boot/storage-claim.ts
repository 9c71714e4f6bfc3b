import type { PageConfig } from '../../core/page-config/page-config';
import { formKey } from '../../core/storage/storage-keys';

const claimedKeys = new Set<string>();

export interface StorageClaim {
  /** The key in `localStorage` under which the answers are kept. */
  key: string;
  /** False for a second root with the same form type and page id, which is not kept. */
  isOwner: boolean;
  /** Starts the keys in `sessionStorage`; a second root is an order of its own and shares none of them. */
  tabKey: string;
  release(): void;
}

/** Gives the storage of a form and page to the first root that asks, so that a second does not write over it. */
export function claimStorage({ formType, pageID }: PageConfig, newKey: () => string): StorageClaim {
  const key = formKey(formType, pageID);
  const isOwner = !claimedKeys.has(key);
  if (isOwner) claimedKeys.add(key);
  return {
    key,
    isOwner,
    tabKey: isOwner ? key : `${key}-${newKey()}`,
    release() {
      if (isOwner) claimedKeys.delete(key);
    },
  };
}
