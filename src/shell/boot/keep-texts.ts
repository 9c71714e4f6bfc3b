/** How often a text goes back into the page before a tool that takes it out each time is left alone. */
const maxReturns = 3;

/** Events after which the form may draw: what a tool has done in the same task is read before. */
const actions = ['click', 'input', 'change', 'focusout', 'keydown'];

/** A text that a tool has taken out of the page. */
interface Replaced {
  /** What the tool shows in place of the text. */
  shown: ChildNode[];
  words: string;
  /** What was done to it since it was last looked at: a tool took it out, the renderer removed it or wrote into it. */
  done?: 'taken' | 'removed' | 'changed' | undefined;
  returns: number;
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** Boxes whose content a service of its own draws, such as a captcha. */
const isForeign = (node: Node) => (node as Element).closest?.('.charterform-foreign') != null;

/**
 * What came in place of a node that a record removed: the nodes of the same call, or the font of a call before or after it.
 * @param isShown whether a font stands for another text already
 */
function comersFor(node: Node, record: MutationRecord, records: readonly MutationRecord[], isShown: (font: Node) => boolean): ChildNode[] {
  if (record.addedNodes.length > 0) return [...record.addedNodes] as ChildNode[];
  const { target, previousSibling: before, nextSibling: after } = record;
  const isBeside = (each: MutationRecord) => each.nextSibling === node || each.previousSibling === node;
  const isInPlace = (each: MutationRecord) => each.previousSibling === before && each.nextSibling === after;
  // Renderers, too, add and remove in calls of their own, but only tools make fonts.
  const isFont = (comer: Node | undefined) => comer?.nodeName === 'FONT' && !isShown(comer);
  const added = records.filter((each) => each.target === target && isFont(each.addedNodes[0]));
  const found = added.find(isBeside) ?? added.find(isInPlace);
  return found ? ([...found.addedNodes] as ChildNode[]) : [];
}

/**
 * The texts that tools have taken out of the page.
 * @param watch is called with a text that stays out of the page, to hear of what the renderer writes into it
 */
function createReplacedTexts(watch: (text: Text) => void) {
  const replaced = new Map<Text, Replaced>();
  const texts = new WeakMap<Node, Text>();
  const isShown = (node: Node) => texts.has(node);

  function noteRemoved(text: Text, record: MutationRecord, records: readonly MutationRecord[]) {
    if (text.parentNode) return;
    const comers = comersFor(text, record, records, isShown);
    const known = replaced.get(text);
    for (const comer of comers) texts.set(comer, text);
    if (known && comers.length === 0) known.done = 'removed';
    else if (known && known.done !== 'changed') Object.assign(known, { done: 'taken', shown: [...comers, ...known.shown] });
    else if (comers.length > 0 && text.data) {
      if (known) forget(text, known);
      replaced.set(text, { shown: comers, words: text.data, done: 'taken', returns: 0 });
    }
  }

  /** What a tool shows is itself replaced, by another translation for example. Answers whether it was such. */
  function noteReplaced(node: Node, record: MutationRecord, records: readonly MutationRecord[]): boolean {
    const text = texts.get(node);
    const known = text && replaced.get(text);
    if (!known) return false;
    if (node.parentNode || [...record.removedNodes].includes(text)) return true;
    const comers = comersFor(node, record, records, isShown).filter((comer) => comer !== text);
    known.shown = known.shown.flatMap((shown) => (shown === node ? comers : shown));
    for (const comer of comers) texts.set(comer, text);
    return true;
  }

  function note(record: MutationRecord, records: readonly MutationRecord[]) {
    const { type, target, removedNodes } = record;
    const known = type === 'characterData' && replaced.get(target as Text);
    if (known) known.done = 'changed';
    if (removedNodes.length === 0 || isForeign(target)) return;
    for (const node of removedNodes) {
      if (!noteReplaced(node, record, records) && isText(node)) noteRemoved(node, record, records);
    }
  }

  function forget(text: Text, { shown }: Replaced) {
    replaced.delete(text);
    for (const node of shown) if (texts.get(node) === text) node.remove();
  }

  function settle(text: Text, known: Replaced) {
    const { done } = known;
    const [first] = (known.shown = known.shown.filter(({ parentNode }) => parentNode));
    known.done = undefined;
    if (!first) {
      // The tool has taken back what it showed.
      if (!text.data) text.data = known.words;
      replaced.delete(text);
    } else if (done === 'changed') {
      if (!text.parentNode) first.before(text);
      forget(text, known);
    } else if (text.parentNode) {
      if (text.nextSibling !== first) text.after(...known.shown);
    } else if (done === 'removed') forget(text, known);
    else if (done === 'taken') {
      text.data = '';
      if (known.returns++ < maxReturns) first.before(text);
      else watch(text);
    }
  }

  return { replaced, note, settle };
}

/**
 * Keeps what is drawn alive on a translated page (FIELD-24). Translation tools take texts out of the page and show elements
 * or texts of their own instead, while the renderer still writes into the texts that it has made.
 *
 * Each such text goes back, empty, before what the tool shows. What the tool shows goes as soon as the renderer writes into
 * the text or removes it, and follows the text where the renderer moves it. This holds for every text and every renderer.
 * @param signal ends it
 */
export function keepTexts(root: HTMLElement, signal: AbortSignal): void {
  const observer = new MutationObserver(mend);
  const { replaced, note, settle } = createReplacedTexts((text) => observer.observe(text, { characterData: true }));
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  for (const action of actions) root.addEventListener(action, () => mend(observer.takeRecords()), { capture: true, signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    replaced.clear();
  });

  function mend(records: MutationRecord[]) {
    for (const record of records) note(record, records);
    if (replaced.size === 0) return;
    for (const [text, known] of replaced) {
      settle(text, known);
      // A part of the page that was removed takes its texts along.
      if (!root.contains(text.parentNode ?? known.shown[0] ?? null)) replaced.delete(text);
    }
    // What was done here needs no mending.
    observer.takeRecords();
  }
}
