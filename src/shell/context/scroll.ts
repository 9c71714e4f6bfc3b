/** The id of a step's element, by the step's index in the plan. */
export const stepElementId = (idPrefix: string, step: number) => `${idPrefix}-step-${step}`;

/**
 * Scrolls to above a step or field, whose distance from the top the stylesheet sets (FORM-16); where that would cut the step
 * bar, to the upper edge of the form (FORM-43). Without animation for a visitor who prefers reduced motion.
 */
export function scrollToStep(root: HTMLElement, elementId: string): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const step = root.querySelector(`#${elementId}`);
  if (step) (isBarCut(root, step) ? root : step).scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
}

/** Whether the step bar would be seen in part, were the page scrolled to the step. */
function isBarCut(root: HTMLElement, step: Element): boolean {
  const bar = root.querySelector('.charterform-progress')?.getBoundingClientRect();
  if (!bar) return false;
  const { scrollMarginTop } = getComputedStyle(step);
  const { scrollMarginTop: edge } = getComputedStyle(root);
  const top = step.getBoundingClientRect().top - parseFloat(scrollMarginTop) + parseFloat(edge);
  return bar.top < top && bar.bottom > top;
}
