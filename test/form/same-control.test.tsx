import { readFileSync } from 'node:fs';
import { act, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formList } from '../../src/forms/form-list';
import { setPaths } from '../../src/kernel/util/paths';
import { painted, renderForm, servicesKeeping, type RenderedForm } from '../support/render-form';

type Choice = HTMLInputElement | HTMLSelectElement;

const texts = ({ all }: RenderedForm) => all<HTMLInputElement>('form :is(textarea, input:not([type="radio"], [type="checkbox"]))');
const choices = ({ all }: RenderedForm) => all<Choice>('form :is(select, [type="radio"], [type="checkbox"])');

/** What a choice can be changed to: two other options of a list, or being chosen or not. */
function changesOf(choice: Choice): readonly (() => void)[] {
  if (!(choice instanceof HTMLSelectElement)) return [() => fireEvent.click(choice)];
  const others = [...choice.options].filter(({ value, selected }) => value && !selected);
  return others.slice(0, 2).map(
    ({ value }) =>
      () =>
        fireEvent.change(choice, { target: { value } }),
  );
}

/** Makes a change. Returns the text fields that are still asked, but by another control than before. */
async function drawnAnew(form: RenderedForm, change: () => void): Promise<readonly string[]> {
  const before = new Map(texts(form).map((input) => [input.id, input]));
  await act(async () => change());
  await painted();
  return texts(form)
    .filter((input) => (before.get(input.id) ?? input) !== input)
    .map(({ id }) => id);
}

/** The choices without those of long groups, such as all states, of which the first ones do. */
function severalOf(all: readonly Choice[]): readonly Choice[] {
  const groups = new Map<string, number>();
  return all.filter(({ id }) => {
    const group = id.replace(/-[A-Z]{2}$/, '');
    groups.set(group, (groups.get(group) ?? 0) + 1);
    return groups.get(group)! <= 3;
  });
}

/** Makes every change that the choices of the form allow. Returns the text fields that were drawn anew, and by which choice. */
async function walk(form: RenderedForm): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { id } of severalOf(choices(form))) {
    const choice = document.getElementById(id) as Choice | null;
    for (const change of choice ? changesOf(choice) : []) faults.push(...(await drawnAnew(form, change)).map((text) => `${text} by ${id}`));
  }
  return faults;
}

/** The answers that the demo host fills a form with, step by step. */
const answersOf = (formType: string) =>
  setPaths({}, Object.assign({}, ...Object.values(JSON.parse(readFileSync(`fixtures/fills/${formType}.json`, 'utf8')) as object)));

const forms = Object.keys(formList) as (keyof typeof formList)[];

it.each(forms)(
  'a text field of %s that is still asked after another choice is the same control, so that the focus stays in it',
  async (formType) => {
    expect(await walk(await renderForm({ formType }))).toEqual([]);
  },
);

it.each(forms.filter((formType) => formList[formType].steps.length > 1))(
  'so is one of any later step of %s, once the steps before it are answered (FIELD-22)',
  { timeout: 120_000 },
  async (formType) => {
    const form = await renderForm({ formType, layout: { stepMode: false } }, servicesKeeping(answersOf(formType), formType));
    await form.loaded();
    expect(await walk(form)).toEqual([]);
  },
);
