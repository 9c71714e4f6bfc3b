const control = 'input:not([type=hidden]), select, textarea, [role=spinbutton]';
const other = ':is(button, a[href], summary, [tabindex]):not([tabindex="-1"])';

/** The CSS of all `:focus-visible` rules in a list, with the mark as selector instead, inside their at-rules. */
function markRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        if (!/:focus(?!-within)/.test(rule.selectorText)) return '';
        return rule.cssText.replaceAll(/:focus(-visible)?(?![\w-])/g, '[data-focused]');
      }
      if (!(rule instanceof CSSGroupingRule)) return '';
      const inside = markRules(rule.cssRules);
      return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))} { ${inside} }`;
    })
    .filter(Boolean)
    .join('\n');
}

/**
 * Draws the first control of every `focused` example as if it had the focus, since only one element can have it: marks
 * these controls and copies the stylesheet's `:focus-visible` rules for the mark.
 */
export function drawFocus(page: HTMLElement) {
  const sheet = [...document.styleSheets].find(({ href }) => href?.endsWith('/charterform.css'));
  if (!sheet) return;
  const style = document.createElement('style');
  style.textContent = markRules(sheet.cssRules);
  document.head.append(style);

  const mark = () => {
    for (const stage of page.querySelectorAll('[data-example*=": focused"] .gallery-stage')) {
      if (stage.querySelector('[data-focused]')) continue;
      (stage.querySelector(control) ?? stage.querySelector(other))?.setAttribute('data-focused', '');
    }
  };
  mark();
  new MutationObserver(mark).observe(page, { childList: true, subtree: true });
}
