const allowedTags = new Set('A B BR EM H3 H4 I LI OL P STRONG UL'.split(' '));

/**
 * HTML from a page config without anything that could act: the tags of plain writing stay, of their attributes only a
 * link's http(s), mail or phone address. What else stood there leaves its text behind; scripts and styles leave nothing.
 */
export function cleanHtml(html: string): string {
  // A document made like this runs no script and loads nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('script, style, template, iframe, object, svg, math').forEach((element) => element.remove());
  // Backwards, so that a child is clean before it takes its parent's place.
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    if (!allowedTags.has(element.tagName)) element.replaceWith(...element.childNodes);
    const address = element.getAttribute('href') ?? '';
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    if (element.tagName === 'A' && /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(address)) element.setAttribute('href', address);
  }
  return body.innerHTML;
}
