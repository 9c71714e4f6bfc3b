import { act, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formList } from '../../src/forms/form-list';
import { painted, renderForm, type RenderedForm } from '../support/render-form';

type Choice = HTMLInputElement | HTMLSelectElement;

const texts = ({ all }: RenderedForm) => all<HTMLInputElement>('form input:not([type="radio"], [type="checkbox"])');
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

it.each(Object.keys(formList) as (keyof typeof formList)[])(
  'a text field of %s that is still asked after another choice is the same control, so that the focus stays in it',
  async (formType) => {
    const form = await renderForm({ formType });
    const faults: string[] = [];
    for (const { id } of choices(form)) {
      const choice = document.getElementById(id) as Choice | null;
      for (const change of choice ? changesOf(choice) : [])
        faults.push(...(await drawnAnew(form, change)).map((text) => `${text} by ${id}`));
    }
    expect(faults).toEqual([]);
  },
);
