import { describe, expect, it } from 'vitest';
import type { RenderedForm } from '../../support/render-form';
import { all, box, boxes, chosen, count, openList, toggle } from '../../support/state-list';

describe('the search of the states', () => {
  const search = (form: RenderedForm) => form.all<HTMLInputElement>('[type="search"]')[0]!;
  const found = (form: RenderedForm) => boxes(form).map(({ value }) => value);

  it('narrows the list, says how many it found, and keeps what was chosen', async () => {
    const form = await openList();
    await toggle(form, 'WY');
    await form.user.type(search(form), 'dakota{Enter}');
    expect(found(form)).toEqual(['ND', 'SD']);
    expect(form.all('[role="status"]').map(({ textContent }) => textContent)).toContain('2 found');
    expect(count(form)).toBe('States chosen: 1');
    expect(form.root.textContent).not.toContain('needs another look');
    await toggle(form, 'ND');
    expect([chosen(form), count(form)]).toEqual([['ND'], 'States chosen: 2']);
  });

  it('says when there is none, and Escape shows all again', async () => {
    const form = await openList();
    await form.user.type(search(form), 'bavaria');
    expect(found(form)).toEqual([]);
    expect(form.root.textContent).toContain('No elements found. Consider changing the search query.');
    await form.user.keyboard('{Escape}');
    expect([search(form).value, found(form).length]).toEqual(['', 51]);
  });

  it('has a name, and is not there for few states', async () => {
    expect(search(await openList()).getAttribute('aria-label')).toBe('Search states');
    expect(search(await openList({}, { jurisdictions: ['WY', 'UT', 'DE'] }))).toBeUndefined();
  });
});

describe('the groups of letters', () => {
  const folds = (form: RenderedForm) => form.all<HTMLButtonElement>('.charterform-letters button');

  it('hold five to nine states of whole letters, and say how many are chosen', async () => {
    const form = await openList();
    expect(folds(form).map(({ textContent }) => textContent)).toEqual([
      'A–C 7 states',
      'D–H 5 states',
      'I–K 6 states',
      'L–M 9 states',
      'N 8 states',
      'O–R 5 states',
      'S–U 5 states',
      'V–W 6 states',
    ]);
    await toggle(form, 'WY');
    expect(folds(form).at(-1)!.textContent).toBe('V–W 1 of 6 chosen');
    expect(box(form, 'WY').closest('[role="group"]')!.getAttribute('aria-label')).toBe('V–W');
  });

  const open = (form: RenderedForm) =>
    folds(form).flatMap((fold) => (fold.getAttribute('aria-expanded') === 'true' ? fold.querySelector('strong')!.textContent : []));

  it('open and close by their buttons, the first one open', async () => {
    const form = await openList();
    expect(open(form)).toEqual(['A–C']);
    await form.user.click(folds(form)[4]!);
    expect(open(form)).toEqual(['A–C', 'N']);
    await form.user.click(folds(form)[0]!);
    expect(open(form)).toEqual(['N']);
  });

  it('begin with that of the last choice open, also after a search', async () => {
    const form = await openList({}, { preselected: { state: 'UT' } });
    expect(open(form)).toEqual(['S–U']);
    const search = form.all<HTMLInputElement>('[type="search"]')[0]!;
    await form.user.type(search, 'nevada');
    await toggle(form, 'NV');
    await form.user.type(search, '{Escape}');
    expect(open(form)).toEqual(['N']);
    await toggle(form, 'WY');
    expect(open(form)).toEqual(['N']);
  });
});

describe('the chips of the chosen states', () => {
  const group = (form: RenderedForm) => form.all('[role="group"][aria-label="Chosen states"]')[0]!;
  const chips = (form: RenderedForm) => [...group(form).querySelectorAll('li')].map(({ textContent }) => textContent);
  const focused = () => document.activeElement!.getAttribute('aria-label');

  it('stand above the search, each with a button that takes its state back and leads to the next one', async () => {
    const form = await openList();
    expect([chips(form), group(form).textContent]).toEqual([[], 'The states you choose appear here.']);
    for (const code of ['WY', 'DE', 'TX']) await toggle(form, code);
    expect(chips(form)).toEqual(['Delaware', 'Texas', 'Wyoming']);
    const search = form.all('[type="search"]')[0]!;
    expect(group(form).compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await form.press('Remove Delaware');
    expect([chosen(form), focused()]).toEqual([['TX', 'WY'], 'Remove Texas']);
    await form.press('Remove Wyoming');
    expect([chosen(form), focused()]).toEqual([['TX'], 'Remove Texas']);
    await form.press('Remove Texas');
    expect([chosen(form), focused()]).toEqual([[], 'Chosen states']);
  });

  it('all go at once, and are one sentence where every state is chosen', async () => {
    const form = await openList({}, { jurisdictions: ['WY', 'UT', 'DE'] });
    await form.user.click(all(form));
    expect([chips(form), group(form).textContent]).toEqual([[], 'You have chosen all states.Deselect all']);
    await toggle(form, 'UT');
    expect(chips(form)).toEqual(['Delaware', 'Wyoming']);
    await form.press('Deselect all');
    expect([chosen(form), chips(form), focused(), form.hasButton('Deselect all')]).toEqual([[], [], 'Chosen states', false]);
  });
});
