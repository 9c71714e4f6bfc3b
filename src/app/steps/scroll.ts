/** How far above the step the page stops, in px (FORM-16). */
const offset = 100;

/** The id of a step's element, by the step's index in the plan. */
export const stepElementId = (idPrefix: string, step: number) => `${idPrefix}-step-${step}`;

/** Brings the step into view, 100 px above it; at once where the visitor has asked for less movement. */
export function scrollToStep(root: HTMLElement, elementID: string): void {
  const step = root.querySelector(`#${elementID}`);
  if (!step) return;
  const { defaultView: page } = root.ownerDocument;
  const calm = page?.matchMedia('(prefers-reduced-motion: reduce)').matches;
  page?.scrollTo({ top: page.scrollY + step.getBoundingClientRect().top - offset, behavior: calm ? 'auto' : 'smooth' });
}
