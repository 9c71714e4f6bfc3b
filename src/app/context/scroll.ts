/** The id of a step's element, by the step's index in the plan. */
export const stepElementId = (idPrefix: string, step: number) => `${idPrefix}-step-${step}`;

/**
 * Scrolls to above a step or field, whose distance from the top the stylesheet sets (FORM-16); without animation for a visitor
 * who prefers reduced motion.
 */
export function scrollToStep(root: HTMLElement, elementId: string): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.querySelector(`#${elementId}`)?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
}
