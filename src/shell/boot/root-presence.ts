/** What a root holds once something is drawn: the form, or the words in its place. A page may have wrapped it since. */
const drawnParts = 'form[method="dialog"], .charterform-main';

/** Tells a root that the page has taken away or emptied from one that is not there yet, by asking again and again. */
export function createRootPresence(root: HTMLElement) {
  let wasConnected = root.isConnected;
  let wasFilled = false;
  return {
    /** The page has taken the root out of the document. */
    hasLeft(): boolean {
      const hasGone = wasConnected && !root.isConnected;
      wasConnected ||= root.isConnected;
      return hasGone;
    },
    /** The page has emptied the root. @param isDrawn whether something of ours is in it, or was */
    isEmptied(isDrawn: boolean): boolean {
      const isFilled = root.querySelector(drawnParts) !== null;
      const isEmpty = wasFilled && !isFilled;
      wasFilled ||= isFilled && isDrawn;
      return isEmpty;
    },
    begin() {
      wasConnected = root.isConnected;
      wasFilled = false;
    },
  };
}
