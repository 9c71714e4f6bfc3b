import fc from 'fast-check';
import { act } from '@testing-library/react';
import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepTexts } from '../../../src/shell/boot/keep-texts';
import { tools, translate, type Tool } from '../../support/translate';

beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

interface Words {
  first: string;
  second: string;
  isOpen: boolean;
  list: readonly string[];
}

const Bare = ({ words }: { words: string }) => <>{words}</>;

/** Every place that a text can have beside others. */
const Page = ({ first, second, isOpen, list }: Words) => (
  <div>
    <p>{first}</p>
    <p>
      Step {first} of {second}
    </p>
    <button type="button">
      {isOpen && <i>open</i>} {first}
      {isOpen && <em>{second}</em>}
    </button>
    <p>{isOpen ? first : <b>{second}</b>}</p>
    <p>
      {isOpen && 'only open '}
      <Bare words={second} />
      <b>{first}</b>
      <Bare words={first} />
    </p>
    <div>
      {list.map((item) => (
        <Fragment key={item}>
          {item} <u>{first}</u>
        </Fragment>
      ))}
      end
    </div>
    {isOpen && (
      <section>
        {first} and {second}
      </section>
    )}
  </div>
);

const words: fc.Arbitrary<Words> = fc.record({
  first: fc.constantFrom('TBD', '$1.00', '$268.00', ''),
  second: fc.constantFrom('2', '3', 'many'),
  isOpen: fc.boolean(),
  list: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
});

function createPage() {
  const root = document.body.appendChild(document.createElement('div'));
  const reactRoot = createRoot(root);
  const ending = new AbortController();
  return {
    root,
    ending,
    keep: () => keepTexts(root, ending.signal),
    draw: (drawn: Words) => act(() => reactRoot.render(<Page {...drawn} />)),
    read: () => root.textContent,
    remove() {
      ending.abort();
      act(() => reactRoot.unmount());
      root.remove();
    },
  };
}

/** A task of its own, as tools and visitors have theirs. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const start: Words = { first: 'TBD', second: '2', isOpen: true, list: ['a', 'b'] };

describe('a page that a tool translates', () => {
  it('shows what a page without the tool shows after each change, whatever the tool does to its texts (FIELD-24)', async () => {
    const step = fc.record({ words, tool: fc.constantFrom<Tool | undefined>(...tools, undefined), isAgain: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const translated = createPage();
        const plain = createPage();
        translated.keep();
        for (const { words: drawn, tool, isAgain } of steps) {
          for (const page of [translated, plain]) page.draw(drawn);
          await nextTask();
          expect(translated.read()).toBe(plain.read());
          for (let time = 0; tool && time <= Number(isAgain); time++) {
            translate(translated.root, tool);
            await nextTask();
            expect(translated.read()).toBe(plain.read());
          }
        }
        translated.remove();
        plain.remove();
      }),
      { numRuns: 150 },
    );
  });

  it.each(tools)('is read before an event in the same task, with a tool that works by: %s', async (tool) => {
    const page = createPage();
    page.keep();
    page.draw(start);
    await nextTask();
    translate(page.root, tool);
    page.root.querySelector('button')!.click();
    page.draw({ ...start, first: '$268.00', isOpen: false });
    await nextTask();
    expect(page.read()).not.toContain('TBD');
    page.remove();
  });

  it('has its words back once the tool takes its own away', async () => {
    const page = createPage();
    page.keep();
    page.draw(start);
    const before = page.read();
    const texts = new Map([...page.root.querySelectorAll('p')].map((element) => [element, element.firstChild!]));
    translate(page.root);
    await nextTask();
    for (const [element, text] of texts) element.querySelector('font')?.replaceWith(text);
    await nextTask();
    for (const font of page.root.querySelectorAll('font')) font.remove();
    await nextTask();
    expect(page.read()).toBe(before);
    page.remove();
  });

  it('does not fight a tool that wraps even empty texts', async () => {
    const page = createPage();
    page.keep();
    page.draw(start);
    let wraps = 0;
    const tool = new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        for (const node of addedNodes) {
          if (node.nodeType !== Node.TEXT_NODE || !node.parentNode || target.nodeName === 'FONT') continue;
          wraps++;
          const font = document.createElement('font');
          font.textContent = (node as Text).data;
          (node as Text).replaceWith(font);
        }
    });
    tool.observe(page.root, { childList: true, subtree: true });
    const count = translate(page.root);
    await nextTask();
    expect(wraps).toBeLessThan(count * 5);
    tool.disconnect();
    page.draw({ ...start, first: '$268.00' });
    await nextTask();
    expect(page.read()).not.toContain('TBD');
    page.remove();
  });

  it('is left alone once the form is gone', async () => {
    const page = createPage();
    page.keep();
    page.draw(start);
    page.ending.abort();
    translate(page.root);
    await nextTask();
    expect([...page.root.querySelectorAll('font')].every(({ previousSibling }) => (previousSibling as Text | null)?.data !== '')).toBe(
      true,
    );
    page.root.remove();
  });
});
