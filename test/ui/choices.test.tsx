import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../../src/ui/checkbox';
import { CheckboxCard } from '../../src/ui/checkbox-card';
import { GroupFrame } from '../../src/ui/group-frame';
import { RadioCards } from '../../src/ui/radio-cards';

const speeds = [
  { key: '1', label: 'Standard', info: 'Three days', price: '$100.00' },
  { key: '2', label: 'Expedited', price: '$150.00' },
  { key: '3', label: 'Same day', disabled: true },
];

function Speed({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <GroupFrame id="speed" label="Filing speed" radios required error={error} hint="Set by the state.">
      <RadioCards id="speed" name="speed" value={value} options={speeds} onChange={({ key }) => setValue(key)} />
    </GroupFrame>
  );
}

describe('RadioCards in a GroupFrame', () => {
  it('is one required question with its hint and error', () => {
    const { rerender } = render(<Speed />);
    const group = screen.getByRole('radiogroup', { name: 'Filing speed', description: 'Set by the state.' });
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(group.getAttribute('aria-invalid')).toBe('false');
    rerender(<Speed error="Filing speed is required" />);
    expect(screen.getByRole('radiogroup', { description: 'Set by the state. Filing speed is required' })).toBe(group);
    expect(group.getAttribute('aria-invalid')).toBe('true');
  });

  it('names a radio by its label and describes it by price and info', () => {
    render(<Speed />);
    expect(screen.getByRole('radio', { name: 'Standard', description: '$100.00 Three days' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Same day' }).hasAttribute('disabled')).toBe(true);
  });

  it('names and describes a radio whose key has blanks the same way', () => {
    const types = [{ key: 'NP Corp', label: 'Non-Profit', info: 'Has no owners', price: '$50.00' }];
    render(
      <GroupFrame id="type" label="Type" radios>
        <RadioCards id="type" name="type" value="" options={types} onChange={() => {}} />
      </GroupFrame>,
    );
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'Non-Profit', description: '$50.00 Has no owners' });
    expect(radio.id).not.toContain(' ');
    expect(radio.value).toBe('NP Corp');
  });

  it('takes the whole card as the target', async () => {
    render(<Speed />);
    await userEvent.click(screen.getByText('$150.00'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Expedited' }).checked).toBe(true);
    await userEvent.click(screen.getByText('Three days'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Expedited' }).checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Standard' }).checked).toBe(true);
  });

  it('gives its radios one name, by which the browser lets the arrow keys move among them', () => {
    render(<Speed />);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)).toEqual(['speed', 'speed', 'speed']);
  });
});

describe('GroupFrame', () => {
  it('does not take the help button into its name', () => {
    render(
      <GroupFrame id="g" label="Managed by" help={<button type="button">?</button>} optionalText="(optional)">
        <p>inside</p>
      </GroupFrame>,
    );
    expect(screen.getByRole('group', { name: 'Managed by' })).toBeDefined();
    expect(screen.getByText('(optional)')).toBeDefined();
  });
});

describe('CheckboxCard', () => {
  it('answers to the card and to the space bar', async () => {
    const Privacy = () => {
      const [checked, setChecked] = useState(false);
      return <CheckboxCard id="p" name="p" label="Privacy" info="We lend you ours." price="Free" checked={checked} onChange={setChecked} />;
    };
    render(<Privacy />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Privacy', description: 'Free We lend you ours.' });
    await userEvent.click(screen.getByText('Free'));
    expect(box.checked).toBe(true);
    box.focus();
    await userEvent.keyboard(' ');
    expect(box.checked).toBe(false);
  });

  it('carries its error', () => {
    render(<CheckboxCard id="p" name="p" label="Privacy" checked={false} onChange={() => {}} error="Please choose" />);
    expect(screen.getByRole('checkbox', { description: 'Please choose' }).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('Checkbox', () => {
  it('tells whether it is checked', async () => {
    const onChange = vi.fn();
    render(<Checkbox id="c" name="c" label="Another address" checked={false} onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Another address' }));
    expect(onChange).toHaveBeenCalledWith(true);
  });
});
