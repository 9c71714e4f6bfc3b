import { describe, expect, it } from 'vitest';
import { readConfig } from '../../support/page-config';
import { renderForm } from '../../support/render-form';
import { twoSteps } from '../../support/visits';

const assurance = [
  { text: '30-day money-back guarantee', icon: 'lock' as const },
  { text: 'Read what our customers say', icon: 'none' as const, url: 'https://example.com/reviews' },
  { text: '<img src=x onerror="alert(1)">' },
];
const places = ({ root }: { root: HTMLElement }) =>
  [...root.querySelectorAll<HTMLElement>('.charterform-assurance')].map(({ dataset: { place }, nextElementSibling, parentElement }) => ({
    place,
    isBeforeButtons: nextElementSibling?.className === 'charterform-buttons',
    isInSide: parentElement!.closest('.charterform-side') !== null,
  }));

describe('what gives visitors trust', () => {
  it('stands between total and button as text, each with its mark or link (SUMM-32)', async () => {
    const form = await renderForm({ steps: twoSteps, layout: { assurance } });
    await form.loaded();
    const entries = form.all('.charterform-assurance li');
    expect(entries.map(({ textContent }) => textContent)).toEqual(assurance.map(({ text }) => text));
    expect(entries.map((entry) => entry.querySelectorAll('svg').length)).toEqual([1, 0, 1]);
    expect(form.all('.charterform-assurance img')).toEqual([]);
    const [link, ...more] = form.all<HTMLAnchorElement>('.charterform-assurance a');
    expect([link?.href, link?.target, link?.rel, more]).toEqual(['https://example.com/reviews', '_blank', 'noopener', []]);
    expect(places(form)).toEqual([{ place: undefined, isBeforeButtons: true, isInSide: true }]);
  });

  it('stands above the button, too, where that is below the step (SUMM-32)', async () => {
    const form = await renderForm({ steps: twoSteps, layout: { assurance, submitInMainColumn: true } });
    await form.loaded();
    expect(places(form)).toMatchObject([
      { place: 'main', isBeforeButtons: true, isInSide: false },
      { place: 'side', isInSide: true },
    ]);
  });

  it('is nothing on a page that says nothing, nor on a form that sells nothing (SUMM-32)', async () => {
    const order = await renderForm({ steps: twoSteps });
    expect(places(order)).toEqual([]);
    const plain = await renderForm({ formType: 'ContactForm', layout: { assurance } });
    expect(places(plain)).toEqual([]);
  });

  it.each([
    ['a link to a script', [{ text: 'x', url: 'javascript:alert(1)' }]],
    ['a mark that there is not', [{ text: 'x', icon: 'star' }]],
    ['no text', [{ icon: 'good' }]],
    ['no list', 'Guaranteed'],
  ])('with %s is told to the owner (SUMM-32)', (_, wrong) => {
    expect(readConfig({ formType: 'FormABusinessForm', layout: { assurance: wrong } } as never).problems).not.toEqual([]);
  });
});
