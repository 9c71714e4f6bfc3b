import { getPath } from '../util/paths';
import type { PageConfig } from '../page-config/page-config';
import { formKey } from './storage-keys';
import type { PersistedForm } from './read-persisted';

/**
 * Whether kept form data is to be cleared before the form starts (STORE-14, STORE-15): unreadable, of another plugin
 * version or either without one, persistence off, or marked for clearing by config or by an earlier order.
 */
export function isOutdated(kept: PersistedForm | undefined, { pluginVersion, flags }: PageConfig): boolean {
  const keptVersion = getPath(kept, 'values.pluginVersion');
  return (
    !flags.persist ||
    flags.clearFormDataOnNextPageLoad ||
    getPath(kept, 'values.clearFormDataOnNextPageLoad') === true ||
    pluginVersion === '' ||
    keptVersion !== pluginVersion
  );
}

/** What to clear before the form starts: the form's own key at most, never that of the domains (STORE-14, STORE-15). */
export const keysToClear = (kept: PersistedForm | undefined, config: PageConfig): readonly string[] =>
  isOutdated(kept, config) ? [formKey(config.formType, config.pageID)] : [];
