import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FormStage, type FormStageProps } from '../../gallery/form-stage';
import { emptyChoice } from '../../src/kernel/answers/form-values';
import type { FieldDeclaration } from '../../src/kernel/plan/form-plan';
import { en } from '../../src/kernel/text/en';
import { ComboboxField } from '../../src/form/fields/combobox-field';
import { CountryField } from '../../src/form/fields/country-field';
import { DateField } from '../../src/form/fields/date-field';
import { dateOf, serviceState } from '../../src/form/fields/declarations';
import { MultiSelectField } from '../../src/form/fields/multi-select-field';
import { RadioField } from '../../src/form/fields/radio-field';
import { SliderField } from '../../src/form/fields/slider-field';
import { StateField } from '../../src/form/fields/state-field';
import { StepperField } from '../../src/form/fields/stepper-field';
import { useFormValue } from '../../src/form/use-field';
import { madeUp } from '../../gallery/made-up-path';

const Kept = ({ path }: { path: string }) => <pre>{useFormValue((form) => JSON.stringify(form.get(madeUp(path))), Object.is, true)}</pre>;
const kept = () => JSON.parse(document.querySelector('pre')!.textContent) as unknown;

const question = (path: string, rest: Partial<FieldDeclaration> = {}): FieldDeclaration => ({
  path: madeUp(path),
  label: 'contact.subject',
  rules: 'required',
  ...rest,
});

function ask(declaration: FieldDeclaration, field: ReactNode, stage: Partial<FormStageProps> = {}) {
  return render(
    <FormStage id="t" fields={[declaration]} {...stage}>
      {field}
      <Kept path={declaration.path} />
    </FormStage>,
  );
}

const sizes = [
  { key: 's', label: 'Small' },
  { key: 'm', label: 'Medium' },
];

describe('the state selector', () => {
  const groups = () => screen.findAllByRole('group');

  it('groups its options (FIELD-16)', async () => {
    ask(serviceState(madeUp('state')), <StateField path={madeUp('state')} />);
    const names = ['States', 'US Military', 'US Territories', 'Non-US Option(s)'];
    expect((await groups()).map((group) => (group as HTMLOptGroupElement).label)).toEqual(names);
    const [states, military] = await groups();
    expect(within(states!).getAllByRole('option')).toHaveLength(51);
    expect(within(military!).getAllByRole('option')).toHaveLength(3);
  });

  it('offers only the permitted jurisdictions where it is restricted (FIELD-16)', async () => {
    ask(serviceState(madeUp('state')), <StateField path={madeUp('state')} only={['PR', 'UT', 'WY']} />);
    expect((await groups()).map((group) => (group as HTMLOptGroupElement).label)).toEqual(['States', 'US Territories']);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Select State', 'Utah', 'Wyoming', 'Puerto Rico']);
  });

  it('is required and asks "Service State", with "Select State" as its empty choice (FIELD-17)', async () => {
    ask(serviceState(madeUp('state')), <StateField path={madeUp('state')} />, { refused: ['state'] });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service State', description: 'Service State is required' });
    expect(select.selectedOptions[0]?.text).toBe('Select State');
    expect(select.getAttribute('aria-required')).toBe('true');
    await groups();
    await userEvent.selectOptions(select, 'Wyoming');
    expect(kept()).toEqual({ key: 'WY', value: 'Wyoming' });
  });
});

describe('lists with a search', () => {
  it('keep one choice as key and words, and say what they were told to (FIELD-07, FIELD-08)', async () => {
    ask(question('size'), <ComboboxField path={madeUp('size')} options={sizes} />);
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Subject' });
    expect(box.placeholder).toBe('Please select one');
    await userEvent.type(box, 'zz');
    expect(screen.getAllByText('No elements found. Consider changing the search query.')).not.toHaveLength(0);
    await userEvent.clear(box);
    await userEvent.type(box, 'méd');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Medium']);
    await userEvent.keyboard('{Enter}');
    expect(kept()).toEqual({ key: 'm', value: 'Medium' });
  });

  it('keep several choices in a list, up to their maximum (FIELD-08, FIELD-09)', async () => {
    ask(question('size'), <MultiSelectField path={madeUp('size')} options={sizes} max={1} />);
    const box = screen.getByRole('combobox', { name: 'Subject' });
    await userEvent.type(box, 'zz');
    expect(screen.getAllByText('No elements found. Consider changing the search query.')).not.toHaveLength(0);
    await userEvent.clear(box);
    await userEvent.click(screen.getByRole('option', { name: 'Medium' }));
    expect(kept()).toEqual([{ key: 'm', value: 'Medium' }]);
    const words = 'Maximum of 1 options selected. First remove a selected option to select another.';
    expect(screen.getAllByText(words)).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Medium' }));
    expect(kept()).toEqual([]);
  });

  it('say so where there is nothing to choose from (FIELD-09)', async () => {
    ask(question('size'), <MultiSelectField path={madeUp('size')} options={[]} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Subject' }));
    expect(screen.getAllByText('List is empty.')).not.toHaveLength(0);
  });

  it('show their message once they are left without the choice they need', async () => {
    ask(question('size', { rules: 'required' }), <ComboboxField path={madeUp('size')} options={sizes} />, { refused: ['size'] });
    const box = screen.getByRole('combobox', { description: 'Subject is required' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(box, 'small{Tab}');
    expect(box.getAttribute('aria-invalid')).toBeNull();
  });

  it('give up a choice that is not needed', async () => {
    ask(question('size', { rules: '' }), <ComboboxField path={madeUp('size')} options={sizes} />, {
      values: { size: { key: 'm', value: 'Medium' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Clear Subject' }));
    expect(kept()).toEqual({ key: '', value: '' });
  });
});

describe('radios', () => {
  const many = ['LLC', 'Corp', 'NP Corp', 'PLLC', 'LP', 'Trust'].map((key) => ({ key, label: key }));
  const shown = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);

  it('show help and an info text per option, where given (FIELD-11)', async () => {
    ask(
      question('size'),
      <RadioField path={madeUp('size')} options={[{ ...sizes[0]!, info: 'Up to 5', tooltip: 'For one person.' }, sizes[1]!]} />,
    );
    expect(screen.getByRole('radio', { name: 'Small', description: 'Up to 5' })).toBeDefined();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Help: Small']);
    await userEvent.click(screen.getByRole('button', { name: 'Help: Small' }));
    expect(screen.getByText('For one person.')).toBeDefined();
    expect(kept()).toBe('');
  });

  it('beyond four are folded away, until they are asked for', async () => {
    ask(question('type'), <RadioField path={madeUp('type')} options={many} />);
    expect(shown()).toEqual(['LLC', 'Corp', 'NP Corp', 'PLLC']);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 6', expanded: false }));
    expect(shown()).toHaveLength(6);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'LP' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(shown()).toHaveLength(4);
  });

  it('never hide the one that is chosen', async () => {
    ask(question('type'), <RadioField path={madeUp('type')} options={many} />, { values: { type: { key: 'Trust', value: 'Trust' } } });
    expect(shown()).toEqual(['LLC', 'Corp', 'NP Corp', 'PLLC', 'Trust']);
    await userEvent.click(screen.getByRole('radio', { name: 'Corp' }));
    expect(shown()).toContain('Trust');
  });

  it('of four or fewer are all there', () => {
    ask(question('type'), <RadioField path={madeUp('type')} options={many.slice(0, 4)} />);
    expect(shown()).toHaveLength(4);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of a single option that is the answer already are text (FIELD-11)', () => {
    const options = [{ key: 'LLC', label: 'LLC', info: 'Most small companies choose it.' }];
    const { container } = ask(question('type'), <RadioField path={madeUp('type')} options={options} />, {
      values: { type: { key: 'LLC', value: 'LLC' } },
    });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(container.querySelector('.charterform-field')!.textContent).toBe('SubjectLLC Most small companies choose it.');
    expect(container.querySelector<HTMLInputElement>('[name="type"]')!.value).toBe('LLC');
  });

  it('of a single option are asked while it is not chosen', async () => {
    ask(question('type', { initial: emptyChoice }), <RadioField path={madeUp('type')} options={[{ key: 'LLC', label: 'LLC' }]} />);
    await userEvent.click(screen.getByRole('radio', { name: 'LLC' }));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(kept()).toEqual({ key: 'LLC', value: 'LLC' });
  });

  it('ask a yes/no question with exactly Yes and No (CONST-02)', async () => {
    ask(question('sure', { control: 'yesNo' }), <RadioField path={madeUp('sure')} />);
    expect(shown()).toEqual(['Yes', 'No']);
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(kept()).toBe('No');
  });
});

describe('selects', () => {
  const words = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

  it('of a country hold all of them', async () => {
    ask(question('country'), <CountryField path={madeUp('country')} />);
    await vi.waitFor(() => expect(words().length).toBeGreaterThan(200));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'France');
    expect(kept()).toEqual({ key: 'FR', value: 'France' });
  });
});

describe('dates and amounts', () => {
  it('take a date as MM/DD/YYYY, by digits alone or as it is written', async () => {
    ask(dateOf(madeUp('day'), { label: 'contact.subject', rules: 'required' }), <DateField path={madeUp('day')} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject', description: en['date.hint'] });
    expect(input.inputMode).toBe('numeric');
    await userEvent.type(input, '03312025');
    expect(kept()).toBe('03/31/2025');
    await userEvent.clear(input);
    await userEvent.type(input, '3/1/2025');
    expect(input.value).toBe('03/01/2025');
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(kept()).toBe('03/01');
    await userEvent.clear(input);
    await userEvent.paste('2025-12-31');
    expect(kept()).toBe('12/31/2025');
  });

  it('step a number between its ends (DOM-41)', async () => {
    ask(question('years'), <StepperField path={madeUp('years')} min={1} max={3} formatValue={(years) => `${years} Years`} />);
    const button = (name: string) => screen.queryByRole('button', { name });
    expect(screen.getByRole('status').textContent).toBe('1 Years');
    expect(button('Fewer: Subject')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More: Subject' }));
    expect(kept()).toBe(2);
    expect(screen.getByRole('status').textContent).toBe('2 Years');
    await userEvent.click(screen.getByRole('button', { name: 'More: Subject' }));
    expect(button('More: Subject')).toBeNull();
    // The button that went away would have taken the focus with it.
    expect(document.activeElement).toBe(button('Fewer: Subject'));
    await userEvent.keyboard('{Enter}{Enter}');
    expect(kept()).toBe(1);
    expect(document.activeElement).toBe(button('More: Subject'));
  });

  it('slide a number, which is said in words', () => {
    ask(
      question('most', { initial: 20 }),
      <SliderField path={madeUp('most')} min={5} max={63} formatValue={(count) => `${count} characters`} />,
    );
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Subject' });
    expect(slider.getAttribute('aria-valuetext')).toBe('20 characters');
    expect([slider.min, slider.max, slider.value]).toEqual(['5', '63', '20']);
  });
});
