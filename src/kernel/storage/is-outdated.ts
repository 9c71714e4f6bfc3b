import type { PageConfig } from '../page-config/page-config';
import { formKey } from './storage-keys';
import type { PersistedForm } from './read-persisted';

/**
 * Whether persisted form data must be cleared before the form starts (STORE-14, STORE-15): it is unreadable, it is from
 * another plugin version or the version is unknown, persistence is off, or the page config or an earlier order marked
 * it for clearing.
 */
export function isOutdated(persisted: PersistedForm | undefined, { pluginVersion, flags }: PageConfig): boolean {
  const kept = persisted?.values;
  return (
    !flags.persist ||
    flags.clearFormDataOnNextPageLoad ||
    kept?.clearFormDataOnNextPageLoad === true ||
    pluginVersion === '' ||
    kept?.pluginVersion !== pluginVersion
  );
}

/** The storage keys to clear before the form starts: at most the form's, never that of the domains (STORE-14, STORE-15). */
export const keysToClear = (persisted: PersistedForm | undefined, config: PageConfig): readonly string[] =>
  isOutdated(persisted, config) ? [formKey(config.formType, config.pageID)] : [];
