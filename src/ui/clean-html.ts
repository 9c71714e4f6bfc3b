const allowedTags = 'A B BR EM H3 H4 I LI OL P STRONG UL'.split(' ');

/**
 * Sanitizes HTML from a page config. Keeps the text-formatting tags above and the href of links (http(s), mailto, tel,
 * `/path`, `#anchor`). Other tags are replaced by their text; scripts, styles and embedded content go with their text.
 */
export function cleanHtml(html: string): string {
  // A document from DOMParser runs no scripts and loads nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('script, style, template, iframe, object, svg, math').forEach((element) => element.remove());
  // In reverse order, so that children are clean before they replace their parent.
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    if (!allowedTags.includes(element.tagName)) element.replaceWith(...element.childNodes);
    const address = element.getAttribute('href') ?? '';
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    if (element.tagName === 'A' && /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(address)) element.setAttribute('href', address);
  }
  return body.innerHTML;
}
