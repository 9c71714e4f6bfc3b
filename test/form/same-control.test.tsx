import { act, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formList } from '../../src/forms/form-list';
import { renderForm, type RenderedForm } from '../support/render-form';

type Choice = HTMLInputElement | HTMLSelectElement;

const texts = ({ all }: RenderedForm) =>
  new Map(all<HTMLInputElement>('form input:not([type="radio"], [type="checkbox"])').map((input) => [input.id, input]));
const choices = ({ all }: RenderedForm) => all<Choice>('form :is(select, [type="radio"], [type="checkbox"])').map(({ id }) => id);

/** What a choice can be changed to: two other options of a list, or being chosen or not. */
const changesOf = (choice: Choice) =>
  choice instanceof HTMLSelectElement
    ? [...choice.options]
        .filter(({ value, selected }) => value && !selected)
        .slice(0, 2)
        .map(
          ({ value }) =>
            () =>
              fireEvent.change(choice, { target: { value } }),
        )
    : [() => fireEvent.click(choice)];

it.each(Object.keys(formList) as (keyof typeof formList)[])(
  'of %s: a text field that is still asked is the same one after any choice, so that the focus stays in it',
  async (formType) => {
    const form = await renderForm({ formType });
    for (const id of choices(form)) {
      const choice = document.getElementById(id) as Choice | null;
      for (const change of choice ? changesOf(choice) : []) {
        const before = texts(form);
        await act(async () => void change());
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        for (const [asked, input] of texts(form))
          if (before.has(asked)) expect(before.get(asked) === input, `${asked} after ${id}`).toBe(true);
      }
    }
  },
);
