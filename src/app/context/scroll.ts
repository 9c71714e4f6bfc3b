/** How far above the step the page stops, in px (FORM-16). */
const offset = 100;

/** The id of a step's element, by the step's index in the plan. */
export const stepElementId = (idPrefix: string, step: number) => `${idPrefix}-step-${step}`;

/** Scrolls to 100 px above the element; without animation for a visitor who prefers reduced motion. */
export function scrollToStep(root: HTMLElement, elementId: string): void {
  const step = root.querySelector(`#${elementId}`);
  if (!step) return;
  const { defaultView: page } = root.ownerDocument;
  const calm = page?.matchMedia('(prefers-reduced-motion: reduce)').matches;
  page?.scrollTo({ top: page.scrollY + step.getBoundingClientRect().top - offset, behavior: calm ? 'auto' : 'smooth' });
}
