import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Select, type SelectProps } from '../../src/ui/select';

function Pick({ options, placeholder }: Pick<SelectProps, 'options' | 'placeholder'>) {
  const [value, setValue] = useState('');
  return (
    <>
      <label htmlFor="state">State</label>
      <Select id="state" name="state" value={value} options={options} placeholder={placeholder} onChange={setValue} />
      <output>{value || 'none'}</output>
    </>
  );
}

const states = [
  { key: 'WY', label: 'Wyoming' },
  { key: 'DE', label: 'Delaware', disabled: true },
];

describe('Select', () => {
  it('tells the key of the chosen option, and "" when the choice is taken back', async () => {
    render(<Pick options={states} placeholder="Select State" />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
    expect(select.selectedOptions[0]?.text).toBe('Select State');
    await userEvent.selectOptions(select, 'Wyoming');
    expect(screen.getByRole('status').textContent).toBe('WY');
    expect(select.value).toBe('WY');
    await userEvent.selectOptions(select, 'Select State');
    expect(screen.getByRole('status').textContent).toBe('none');
  });

  it('groups options under their headings and keeps disabled ones out of reach', () => {
    render(
      <Pick
        options={[
          { label: 'States', options: states },
          { label: 'US Military', options: [{ key: 'AE', label: 'Armed Forces' }] },
        ]}
      />,
    );
    const group = screen.getByRole('group', { name: 'States' });
    expect(within(group).getAllByRole('option')).toHaveLength(2);
    expect(within(group).getByRole<HTMLOptionElement>('option', { name: 'Delaware' }).disabled).toBe(true);
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });
});
