/** How a tool takes a text out of the page. */
export type Tool = 'replace' | 'before-and-remove' | 'remove-and-insert' | 'text';

export const tools: readonly Tool[] = ['replace', 'before-and-remove', 'remove-and-insert', 'text'];

/**
 * Does to the texts below an element what translation tools do to them: `replace` is Chrome's way, which wraps each in two
 * fonts. The words stay, so that pages can be compared. Needs nothing around it, so that it runs in a browser too.
 * @returns the number of texts that were replaced
 */
export function translate(root: Element, tool: Tool = 'replace'): number {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const made = (text: Text) => text as Text & { isTranslated?: boolean };
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !made(text).isTranslated && !text.parentElement!.closest('[translate="no"], script, style, textarea, font'))
      texts.push(text);
  }
  for (const text of texts) {
    const outer = root.ownerDocument.createElement('font');
    const inner = outer.appendChild(root.ownerDocument.createElement('font'));
    inner.textContent = text.data;
    const { parentNode, nextSibling } = text;
    if (tool === 'replace') text.replaceWith(outer);
    else if (tool === 'before-and-remove') {
      text.before(outer);
      text.remove();
    } else if (tool === 'remove-and-insert') {
      text.remove();
      parentNode!.insertBefore(outer, nextSibling);
    } else {
      const translated = made(root.ownerDocument.createTextNode(text.data));
      translated.isTranslated = true;
      text.replaceWith(translated);
    }
  }
  return texts.length;
}
