import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SummaryList } from '../../src/ui/summary-list';

const lines = [
  { key: 'ra', label: 'Registered agent', subLabels: ['(2 Years)'], price: '$225.00', originalPrice: '$250.00' },
  { key: 'oa', label: 'Operating agreement', price: 'Free', kind: 'free' as const },
];

const words = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

describe('SummaryList', () => {
  it('pairs each line with its price, and ends with the total', () => {
    render(<SummaryList lines={lines} totalLabel="Total" total="$225.00" originalText="Was" />);
    expect(words('term')).toEqual(['Registered agent(2 Years)', 'Operating agreement', 'Total']);
    expect(words('definition')).toEqual(['Was $250.00$225.00', 'Free', '$225.00']);
  });

  const states = ['Alaska', 'Colorado', 'Ohio', 'Texas'].map((label) => ({ key: label, label, price: '$125.00' }));

  it('shows up to three parts below their line', () => {
    render(<SummaryList lines={[{ key: 'ra', label: 'Agent', price: '$375.00', parts: states.slice(1) }]} totalLabel="Total" />);
    expect(words('listitem')).toEqual(['Colorado $125.00', 'Ohio $125.00', 'Texas $125.00']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens and closes more parts by the label of their line', async () => {
    render(<SummaryList lines={[{ key: 'ra', label: 'Agent, 4 states', price: '$500.00', parts: states }]} totalLabel="Total" />);
    const label = screen.getByRole('button', { name: 'Agent, 4 states' });
    expect([label.getAttribute('aria-expanded'), screen.queryAllByRole('listitem')]).toEqual(['false', []]);
    await userEvent.click(label);
    expect([label.getAttribute('aria-expanded'), words('listitem').length]).toEqual(['true', 4]);
    await userEvent.click(label);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });

  it('says what is missing in place of a total', () => {
    render(<SummaryList lines={lines} totalLabel="Total" error="Please select your filing jurisdiction" />);
    expect(screen.getByText('Please select your filing jurisdiction')).toBeDefined();
    expect(screen.queryByText('Total')).toBeNull();
  });
});
