import { expect, type Page } from '@playwright/test';
import { en, type TextKey } from '../../../src/kernel/text/en';
import '../../../src/kernel/text/order-english';
import spanish from '../../../src/locales/es';

const es = spanish.sentences;

const keys = (Object.keys(en) as TextKey[]).filter((key) => en[key] !== es[key]);
const isOneWord = (words: string) => !/\S\s+\S/.test(words);

/** Sentences of one word: they may well stand within others. */
const wholeWords = new Set<string>(keys.map((key) => en[key]).filter((sentence) => isOneWord(sentence) && !sentence.includes('{')));
/** What stands between the placeholders of all others, where it is more than a word. */
const phrases = keys.flatMap((key) => en[key].split(/\{+\w+\}+/).map((part) => part.trim())).filter((part) => !isOneWord(part));

/** All that is seen or heard of the widget: its text, and what attributes say. */
const readAll = (page: Page): Promise<string[]> =>
  page.locator('#charterform').evaluate((root) => {
    const read: (string | null)[] = [];
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) if (!nodes.currentNode.parentElement?.closest('.charterform-foreign')) read.push(nodes.currentNode.nodeValue);
    for (const element of root.querySelectorAll('*'))
      for (const name of [
        'aria-label',
        'aria-valuetext',
        'aria-description',
        'aria-roledescription',
        'placeholder',
        'title',
        'alt',
        'label',
      ])
        read.push(element.getAttribute(name));
    return read.flatMap((words) => (words?.trim() ? [words.trim()] : []));
  });

/** Expects no sentence of the English table on the form. */
export async function expectNoEnglish(page: Page, where: string): Promise<void> {
  const read = await readAll(page);
  expect(read.length, where).toBeGreaterThan(2);
  const left = read.filter((words) => wholeWords.has(words) || phrases.some((phrase) => words.includes(phrase)));
  expect(left, where).toEqual([]);
}
