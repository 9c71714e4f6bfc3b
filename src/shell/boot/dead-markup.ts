import { printedMark } from './printed/entries';

/** A form that was drawn, as opposed to one that is printed. */
const drawnForm = `form[method="dialog"]:not([${printedMark}])`;

const idPrefix = /^charterform-\d+(?=-)/;

/** The beginning of the ids in a form's markup; '' in a form that is not ours. */
export const idPrefixOf = (form: Element): string => idPrefix.exec(form.querySelector('[id^="charterform-"]')?.id ?? '')?.[0] ?? '';

/** The elements that a selector means in an element, which may be one itself. */
export const matchesWithin = <Found extends Element>(element: Element, selector: string): readonly Found[] => [
  ...(element.matches(selector) ? [element as Found] : []),
  ...element.querySelectorAll<Found>(selector),
];

/** The forms of ours whose markup stands in an element, or is it. */
export const formsWithin = (element: Element): readonly Element[] => matchesWithin(element, drawnForm).filter(idPrefixOf);

/** Empties a root that holds the copied markup of a form, which would be mixed with what is drawn (HOST-08). */
export function emptyDeadMarkup(root: Element): void {
  if (formsWithin(root).length > 0) root.replaceChildren();
}
