import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Collapsible } from '../../src/ui/collapsible';

function Summary() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Collapsible id="mini" title="Order Summary" label="Total" total="$414.00" open={open} onToggle={setOpen} closeText="Close">
        <p>Book and seal</p>
      </Collapsible>
      <p>the rest</p>
    </>
  );
}

const header = () => screen.getByRole('button', { name: /^Order Summary/ });
const isOpen = () => screen.queryByText('Book and seal') !== null;
const width = window.innerWidth;

function resize(innerWidth: number, innerHeight = 600) {
  Object.assign(window, { innerWidth, innerHeight });
  fireEvent(window, new Event('resize'));
}

afterEach(() => Object.assign(window, { innerWidth: width }));

describe('Collapsible', () => {
  it('shows title and total, and "Close" and the content once open', async () => {
    const { container } = render(<Summary />);
    expect(header().textContent).toBe('Order Summary Total $414.00');
    expect(header().getAttribute('aria-expanded')).toBe('false');
    expect(container.querySelector('.charterform-backdrop')).toBeNull();
    await userEvent.click(header());
    expect(header().textContent).toBe('Order Summary Close $414.00');
    expect(header().getAttribute('aria-expanded')).toBe('true');
    expect(isOpen()).toBe(true);
    expect(container.querySelector('.charterform-backdrop')).not.toBeNull();
    await userEvent.click(screen.getByText('Close'));
    expect(isOpen()).toBe(false);
  });

  it('calls itself by its title alone while there is no total', () => {
    const nothing = () => undefined;
    render(
      <Collapsible id="mini" title="Order Summary" label="Total" total="" open={false} onToggle={nothing} closeText="Close">
        {null}
      </Collapsible>,
    );
    expect(header().textContent.trim()).toBe('Order Summary');
  });

  it('closes on an outside click, not on one inside', async () => {
    render(<Summary />);
    await userEvent.click(header());
    await userEvent.click(screen.getByText('Book and seal'));
    expect(isOpen()).toBe(true);
    await userEvent.click(screen.getByText('the rest'));
    expect(isOpen()).toBe(false);
  });

  it('closes on a change of width, not of height alone', async () => {
    render(<Summary />);
    await userEvent.click(header());
    resize(width, 500);
    expect(isOpen()).toBe(true);
    resize(width - 100);
    await screen.findByRole('button', { expanded: false });
    expect(isOpen()).toBe(false);
  });

  it('closes by Escape with the focus on its header', async () => {
    render(<Summary />);
    await userEvent.click(header());
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(header());
  });
});
