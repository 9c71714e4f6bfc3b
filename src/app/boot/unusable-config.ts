import { readPageConfig } from '../../core/page-config/read-page-config';

/** The contact link of a page config that is no use otherwise: its visitors still read whom to turn to (ERR-01). */
export function contactLinkOf(rawConfig: unknown): string {
  const layout = (rawConfig as { layout?: unknown } | null | undefined)?.layout;
  return readPageConfig({ formType: 'none', layout }, { formTypes: ['none'] }).config?.layout.contactLink ?? '';
}
