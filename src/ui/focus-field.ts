/**
 * Takes the visitor to a field or group by its id: scrolls its label into view, then focuses the control without
 * scrolling again, else the field would stand at the edge with its question out of sight. Nothing happens when
 * the page has no such id.
 */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  const control = field.matches(focusable) ? field : (field.querySelector<HTMLElement>(focusable) ?? field);
  const label = 'labels' in field && (field as HTMLInputElement).labels?.[0];
  (label || field).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}

const focusable = 'input, select, textarea, button, [tabindex]';
