import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MultiSelect, type MultiSelectProps } from '../../src/ui/multi-select';

const texts = {
  empty: 'List is empty.',
  noneFound: 'No elements found. Consider changing the search query.',
  found: (count: number) => `${count} found`,
  full: 'Maximum of 2 options selected. First remove a selected option to select another.',
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `${label} removed`,
};
const endings = ['.com', '.net', '.org', '.io'].map((label) => ({ key: label.slice(1), label }));

function Pick({ start = [], ...props }: Partial<MultiSelectProps> & { start?: string[] }) {
  const [value, setValue] = useState<readonly string[]>(start);
  return (
    <>
      <label htmlFor="e">Extensions</label>
      <MultiSelect
        id="e"
        name="e"
        label="Extensions"
        options={endings}
        texts={texts}
        placeholder="Please select one"
        {...props}
        value={value}
        onChange={setValue}
      />
      <output>{value.join(' ')}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Extensions' });
const option = (name: string) => screen.getByRole('option', { name });
const status = () => document.querySelector('[role=status]')!.textContent;
const value = () => document.querySelector('output')!.textContent;
const keys = (typed: string) => userEvent.keyboard(typed);

describe('MultiSelect', () => {
  it('adds and takes back options in an open list', async () => {
    render(<Pick />);
    await userEvent.click(box());
    expect(screen.getByRole('listbox', { name: 'Extensions' }).getAttribute('aria-multiselectable')).toBe('true');
    await userEvent.click(option('.net'));
    await userEvent.click(option('.com'));
    expect(value()).toBe('net com');
    expect(option('.net').getAttribute('aria-selected')).toBe('true');
    expect(option('.io').getAttribute('aria-selected')).toBe('false');
    await userEvent.click(option('.net'));
    expect(value()).toBe('com');
    expect(status()).toBe('.net removed');
    expect(document.activeElement).toBe(box());
  });

  it('is used by keys: search, Enter, and Backspace for the last', async () => {
    render(<Pick start={['com']} />);
    expect(box().getAttribute('placeholder')).toBeNull();
    box().focus();
    await keys('org{Enter}');
    expect(value()).toBe('com org');
    expect(box().value).toBe('');
    await keys('x{Backspace}');
    expect(value()).toBe('com org');
    await keys('{Backspace}');
    expect(value()).toBe('com');
    expect(status()).toBe('.org removed');
    await keys('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().placeholder).toBe('');
  });

  it('picks nothing when it is left by Tab', async () => {
    render(<Pick />);
    box().focus();
    await keys('{ArrowDown}{ArrowDown}{Tab}');
    expect(value()).toBe('');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('shows each choice as a chip with its own button', async () => {
    render(<Pick start={['com', 'io']} />);
    expect(screen.getByRole('combobox', { description: '.com, .io' })).toBe(box());
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['.com', '.io']);
    await userEvent.click(within(screen.getAllByRole('listitem')[0]!).getByRole('button', { name: 'Remove .com' }));
    expect(value()).toBe('io');
    expect(document.activeElement).toBe(box());
  });

  it('says when its list is empty and when a search finds nothing', async () => {
    const { unmount } = render(<Pick options={[]} />);
    await userEvent.click(box());
    expect(status()).toBe('List is empty.');
    unmount();
    render(<Pick />);
    await userEvent.type(box(), 'museum');
    expect(status()).toBe('No elements found. Consider changing the search query.');
  });

  it('stops at its maximum, says so, and still takes choices back', async () => {
    render(<Pick start={['com', 'net']} max={2} />);
    await userEvent.click(box());
    expect(status()).toBe('Maximum of 2 options selected. First remove a selected option to select another.');
    expect(option('.io').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(option('.io'));
    expect(value()).toBe('com net');
    await userEvent.click(option('.net'));
    expect(value()).toBe('com');
    await userEvent.click(option('.io'));
    expect(value()).toBe('com io');
  });

  it('lists a thousand options at most (FIELD-10)', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => ({ key: String(index), label: `Option ${index}` }));
    render(<Pick options={many} />);
    box().focus();
    await keys('{ArrowUp}');
    expect(option('Option 999').getAttribute('aria-setsize')).toBe('1000');
    expect(screen.queryByRole('option', { name: 'Option 1000' })).toBeNull();
    await keys('1199{Enter}');
    expect(value()).toBe('1199');
  });
});
