import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SummaryList } from '../../src/ui/summary-list';

const lines = [
  { key: 'ra', label: 'Registered agent', subLabel: '(2 Years)', price: '$225.00', originalPrice: '$250.00' },
  { key: 'oa', label: 'Operating agreement', price: 'Free', kind: 'free' as const },
];

const words = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

describe('SummaryList', () => {
  it('pairs each line with its price, and ends with the total', () => {
    render(<SummaryList lines={lines} totalLabel="Total" total="$225.00" originalText="Was" />);
    expect(words('term')).toEqual(['Registered agent(2 Years)', 'Operating agreement', 'Total']);
    expect(words('definition')).toEqual(['Was $250.00$225.00', 'Free', '$225.00']);
  });

  it('says what is missing in place of a total', () => {
    render(<SummaryList lines={lines} totalLabel="Total" error="Please select your filing jurisdiction" />);
    expect(screen.getByText('Please select your filing jurisdiction')).toBeDefined();
    expect(screen.queryByText('Total')).toBeNull();
  });
});
