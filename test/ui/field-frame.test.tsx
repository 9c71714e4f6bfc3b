import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describedBy, FieldFrame } from '../../src/ui/field-frame';
import { TextInput } from '../../src/ui/text-input';

function Field({ error, hint, required }: { error?: string; hint?: string; required?: boolean }) {
  return (
    <FieldFrame id="city" label="City" required={required} optionalText="(optional)" hint={hint} error={error}>
      <TextInput
        id="city"
        name="address.city"
        value=""
        onInput={() => {}}
        invalid={!!error}
        required={required}
        describedBy={describedBy('city', { hint, error })}
      />
    </FieldFrame>
  );
}

describe('FieldFrame', () => {
  it('names the control by its label and describes it by hint, then error', () => {
    render(<Field required hint="As on your mail." error="City is required" />);
    const city = screen.getByRole('textbox', { name: 'City', description: 'As on your mail. City is required' });
    expect(city.getAttribute('aria-invalid')).toBe('true');
    expect(city.getAttribute('aria-required')).toBe('true');
  });

  it('fills a live region that was there before the error', () => {
    const { rerender, container } = render(<Field required />);
    const region = container.querySelector('#city-error');
    expect(region?.getAttribute('aria-live')).toBe('polite');
    expect(region?.textContent).toBe('');
    rerender(<Field required error="City is required" />);
    expect(container.querySelector('#city-error')).toBe(region);
    expect(region?.textContent).toBe('City is required');
  });

  it('points to no hint or error that is not there', () => {
    render(<Field required />);
    const city = screen.getByRole('textbox');
    expect(city.hasAttribute('aria-describedby')).toBe(false);
    expect(city.hasAttribute('aria-invalid')).toBe(false);
  });

  it('marks the field that may be left empty, not the one that must be filled', () => {
    const { rerender } = render(<Field />);
    expect(screen.getByRole('textbox', { name: 'City (optional)' }).hasAttribute('aria-required')).toBe(false);
    rerender(<Field required />);
    expect(screen.getByRole('textbox', { name: 'City' })).toBeDefined();
  });
});
