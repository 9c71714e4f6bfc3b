import { treeOf } from './shadow-tree';

/**
 * Scrolls the label of a field or group into view and focuses its control. The focus itself must not scroll, or the
 * control would end up at the window's edge with its label out of sight. Does nothing for an unknown id.
 * @param near an element of the same form
 */
export function focusField(id: string, near: Element): void {
  const field = treeOf(near).getElementById(id);
  if (!field) return;
  const control = field.matches(focusable) ? field : (field.querySelector<HTMLElement>(focusable) ?? field);
  const label = 'labels' in field && (field as HTMLInputElement).labels?.[0];
  (label || field).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}

const focusable = 'input, select, textarea, button, [tabindex]';
