import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { transform } from 'lightningcss';
import { bundleStyles } from '../build/styles.mjs';
import { inProject } from '../project-files.mjs';

/** @typedef {import('lightningcss').SelectorComponent} Part */

const isOurClass = /^charterform(-|$)/;

/**
 * The ways in which a stylesheet would affect the host page around the widget, one sentence each.
 * @param {string} css
 * @returns {string[]}
 */
export function styleFaults(css) {
  return [...ruleFaults(css), ...textFaults(css)];
}

/** @param {string} css */
function ruleFaults(css) {
  /** @type {string[]} */
  const faults = [];
  /** @param {string} name */
  const layer = (name) => void faults.push(`@layer ${name} takes part in the host's own layers`);
  transform({
    filename: 'charterform.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value }) {
          for (const selector of value.selectors) faults.push(...selectorFaults(selector));
        },
        property: ({ value }) => void faults.push(`@property ${value.name} is global`),
        'layer-block': ({ value }) => layer((value.name ?? []).join('.')),
        'layer-statement': ({ value }) => layer(value.names.flat().join(', ')),
        keyframes({ value: { name } }) {
          if (!name.value.startsWith('charterform-')) faults.push(`@keyframes ${name.value} lacks the prefix`);
        },
      },
    },
  });
  return faults;
}

/** @param {Part[]} selector */
function selectorFaults(selector) {
  const faults = [];
  if (selector.some((part) => part.type === 'pseudo-class' && part.kind === 'root')) {
    faults.push(`${spell(selector)} uses :root`);
  }
  if (!isInsideWidget(selector)) faults.push(`${spell(selector)} reaches outside the widget`);
  return faults;
}

/**
 * Whether a selector only matches elements with one of our classes or their descendants. A sibling of such an element may
 * belong to the host.
 * @param {Part[]} selector
 */
function isInsideWidget(selector) {
  let below = false;
  let ours = false;
  for (const part of selector) {
    if (part.type === 'combinator') {
      if (part.value === 'descendant' || part.value === 'child') below ||= ours;
      ours = false;
    } else {
      ours ||= isOurs(part);
    }
  }
  return below || ours;
}

/** @param {Part} part @returns {boolean} */
function isOurs(part) {
  if (part.type === 'class') return isOurClass.test(part.name);
  if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return false;
  return part.selectors.every((selector) => isInsideWidget(selector));
}

/** A selector as text, for messages. @param {Part[]} selector */
function spell(selector) {
  return selector
    .map((part) => {
      if (part.type === 'combinator') return part.value === 'descendant' ? ' ' : ` ${part.value} `;
      if (part.type === 'universal') return '*';
      if (part.type === 'class') return `.${part.name}`;
      if (part.type === 'attribute') return `[${part.name}]`;
      if ('kind' in part) return `:${part.kind}`;
      return 'name' in part ? part.name : part.type;
    })
    .join('');
}

/** @param {string} css */
function textFaults(css) {
  const faults = [];
  const code = css.replace(/\/\*.*?\*\//gs, '').replace(/"[^"]*"|'[^']*'/g, '""');
  if (/!\s*important/i.test(code)) faults.push('!important cannot be themed over');
  // Hosts set any root font size, so `rem` is only allowed in the token that sets our own font size.
  const withoutToken = code.replace(/--charterform-font-size\s*[:,][^;}]*/, '');
  const rem = /[^;{}]*[\d.]rem\b[^;}]*/i.exec(withoutToken);
  if (rem) faults.push(`${rem[0].trim()} uses rem, which follows the host's root font size`);
  return faults;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const toolbox = 'src/toolbox/toolbox.css';
  const sheets = {
    'dist/charterform.css': readFileSync(inProject('dist/charterform.css'), 'utf8'),
    [toolbox]: bundleStyles(inProject(toolbox)).css,
  };
  for (const [file, css] of Object.entries(sheets)) {
    for (const fault of styleFaults(css)) {
      console.log(`${file}: ${fault}`);
      process.exitCode = 1;
    }
  }
}
