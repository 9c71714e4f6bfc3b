import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxProps } from '../../src/ui/combobox';

const texts = {
  empty: 'List is empty.',
  noneFound: 'No elements found. Consider changing the search query.',
  found: (count: number) => `${count} found`,
};
const states = [
  {
    label: 'States',
    options: [
      { key: 'DE', label: 'Delaware' },
      { key: 'UT', label: 'Utah', disabled: true },
      { key: 'WY', label: 'Wyoming' },
    ],
  },
  { label: 'US Military', options: [{ key: 'AE', label: 'Armed Forces Europe' }] },
];

function Pick({ start = '', onChange, ...props }: Partial<ComboboxProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  const change = (key: string) => {
    onChange?.(key);
    setValue(key);
  };
  return (
    <>
      <label htmlFor="state">State</label>
      <Combobox
        id="state"
        name="state"
        label="State"
        options={states}
        texts={texts}
        placeholder="Please select one"
        {...props}
        value={value}
        onChange={change}
      />
      <button type="button">Next</button>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'State' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const status = () => screen.getByRole('status').textContent;
const keys = (typed: string) => userEvent.keyboard(typed);

describe('Combobox', () => {
  it('lists its options in named groups, the chosen one marked, once it is clicked', async () => {
    render(<Pick start="WY" />);
    expect(box().value).toBe('Wyoming');
    expect(box().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(box());
    expect(box().getAttribute('aria-expanded')).toBe('true');
    const list = screen.getByRole('listbox', { name: 'State' });
    expect(box().getAttribute('aria-controls')).toBe(list.id);
    expect(within(screen.getByRole('group', { name: 'US Military' })).getAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Wyoming');
    expect(screen.getByRole('option', { name: 'Armed Forces Europe' }).getAttribute('aria-posinset')).toBe('4');
    await userEvent.click(box());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('narrows its options while one types and takes the first by Enter (FIELD-26)', async () => {
    render(<Pick />);
    expect(box().placeholder).toBe('Please select one');
    expect(box().getAttribute('enterkeyhint')).toBe('done');
    await userEvent.type(box(), 'wyo');
    expect(options()).toEqual(['Wyoming']);
    expect(active()).toBe('Wyoming');
    expect(status()).toBe('1 found');
    await keys('{Enter}');
    expect(box().value).toBe('Wyoming');
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('says that nothing was found, and forgets the search when it is left', async () => {
    const onBlur = vi.fn();
    render(<Pick start="DE" onBlur={onBlur} />);
    await userEvent.click(box());
    await keys('zzz');
    expect(options()).toEqual([]);
    expect(status()).toBe('No elements found. Consider changing the search query.');
    expect(screen.getAllByText('No elements found. Consider changing the search query.')).toHaveLength(2);
    expect(box().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(box().value).toBe('Delaware');
    expect(status()).toBe('');
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('moves by the keys of a list, past disabled options and round its ends', async () => {
    render(<Pick />);
    box().focus();
    const road = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{End}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{PageDown}', '{PageUp}']) {
      await keys(key);
      road.push(active());
    }
    const [first, second, last] = ['Delaware', 'Wyoming', 'Armed Forces Europe'];
    expect(road).toEqual([first, second, last, first, last, first, last, first]);
    await keys('{Tab}');
    expect(box().value).toBe('Delaware');
  });

  it('opens where the choice stands, by Alt and Down without moving, and closes by Escape with the choice as it was', async () => {
    const onChange = vi.fn();
    render(<Pick start="WY" onChange={onChange} />);
    box().focus();
    await keys('{ArrowUp}');
    expect(active()).toBe('Wyoming');
    await keys('{ArrowUp}{Escape}');
    expect(box().value).toBe('Wyoming');
    await keys('{Alt>}{ArrowDown}{/Alt}');
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(active()).toBeUndefined();
    await keys('{Alt>}{ArrowUp}{/Alt}');
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('takes an Enter for itself only while it is open', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Pick />
        <button type="submit">Go</button>
      </form>,
    );
    box().focus();
    await keys('{ArrowDown}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await keys('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('takes a click on an option, keeps the focus, and leaves disabled ones alone', async () => {
    const onChange = vi.fn();
    render(<Pick onChange={onChange} />);
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: 'Utah' }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: 'Delaware' }));
    expect(onChange).toHaveBeenCalledWith('DE');
    expect(document.activeElement).toBe(box());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('takes an option that was typed in full and left', async () => {
    render(<Pick />);
    await userEvent.type(box(), 'WYOMING');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(box().value).toBe('Wyoming');
  });

  it('gives its choice back by an emptied text or its button, unless one is required', async () => {
    const { unmount } = render(<Pick start="WY" clearText="Clear State" />);
    await userEvent.clear(box());
    await keys('{Tab}');
    expect(box().value).toBe('');
    unmount();

    const { unmount: unmountSecond } = render(<Pick start="WY" clearText="Clear State" />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear State' }));
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
    unmountSecond();

    render(<Pick start="WY" clearText="Clear State" required />);
    expect(screen.queryByRole('button', { name: 'Clear State' })).toBeNull();
    await userEvent.clear(box());
    await keys('{Tab}');
    expect(box().value).toBe('Wyoming');
  });

  it('draws of a thousand options only what is seen, and follows the keys to any of them', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ key: String(index), label: `Option ${index}` }));
    render(<Pick options={many} />);
    box().focus();
    await keys('{ArrowDown}');
    expect(options().length).toBeLessThan(40);
    await keys('{End}');
    expect(active()).toBe('Option 999');
    expect(options().length).toBeLessThan(40);
    expect(screen.getByRole('option', { name: 'Option 999' }).getAttribute('aria-setsize')).toBe('1000');
  });
});
