import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts, type Toast } from '../../src/ui/toasts';

const declined: Toast = { id: '1', title: 'Payment Error', message: 'Please double check the card.', kind: 'error', duration: 10_000 };
const saved: Toast = { id: '2', title: '', message: 'Saved', kind: 'good', duration: 5000 };
const pinned: Toast = { id: '3', title: 'Note', message: 'Stays', kind: 'info', duration: 0 };

function Corner({ start }: { start: readonly Toast[] }) {
  const [items, setItems] = useState(start);
  return (
    <>
      <input aria-label="Name" />
      <Toasts items={items} closeText="Close" onClose={(id) => setItems((all) => all.filter((toast) => toast.id !== id))} />
    </>
  );
}

const area = () => document.querySelector<HTMLElement>('[aria-live=polite]')!;
const shown = () => [...area().querySelectorAll('p')].map(({ textContent }) => textContent);
const close = (title: string) => screen.getByRole('button', { name: `Close ${title}`.trim() });

describe('notifications', () => {
  it('have title and message, in a region that was there before them', () => {
    const { rerender } = render(<Toasts items={[]} closeText="Close" onClose={() => {}} />);
    const region = area();
    rerender(<Toasts items={[declined, saved]} closeText="Close" onClose={() => {}} />);
    expect(within(region).getByText('Payment Error')).toBeDefined();
    expect(within(region).getByText('Please double check the card.')).toBeDefined();
    // No region inside it would say an error a second time.
    expect(region.querySelector('[role=alert], [aria-live]')).toBeNull();
  });

  it('leave nothing but the empty region when none remain', async () => {
    render(<Corner start={[declined, saved]} />);
    await userEvent.click(close('Payment Error'));
    expect(shown()).toEqual(['Saved']);
    await userEvent.click(close(''));
    expect(area().childElementCount).toBe(0);
  });

  it('stand in the top layer where the browser has one', () => {
    const showPopover = vi.fn();
    HTMLElement.prototype.showPopover = showPopover;
    render(<Corner start={[]} />);
    expect(showPopover).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
});

describe('the focus of a notification that is closed', () => {
  it('goes to the next by keyboard, and from the last to where it came from', async () => {
    render(<Corner start={[declined, saved, pinned]} />);
    const name = screen.getByRole('textbox');
    name.focus();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(close(''));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(close('Note'));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(close('Payment Error'));
    await userEvent.keyboard(' ');
    expect(document.activeElement).toBe(name);
  });

  it('goes back by mouse, so that the others go on', async () => {
    render(<Corner start={[declined, saved]} />);
    const name = screen.getByRole('textbox');
    await userEvent.click(name);
    await userEvent.click(close(''));
    expect(document.activeElement).toBe(name);
  });
});

describe('the time of a notification', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('is its own, and 0 means never (ERR-15)', () => {
    render(<Corner start={[declined, saved, pinned]} />);
    pass(4999);
    expect(shown()).toHaveLength(3);
    pass(1);
    expect(shown()).toEqual([declined.message, pinned.message]);
    pass(5000);
    expect(shown()).toEqual([pinned.message]);
    pass(3_600_000);
    expect(shown()).toEqual([pinned.message]);
  });

  it('stands still while the pointer is on any of them, and goes on after', () => {
    render(<Corner start={[declined, saved]} />);
    pass(4000);
    act(() => void fireEvent.pointerEnter(area()));
    pass(60_000);
    expect(shown()).toHaveLength(2);
    act(() => void fireEvent.pointerLeave(area()));
    pass(999);
    expect(shown()).toHaveLength(2);
    pass(1);
    expect(shown()).toEqual([declined.message]);
  });

  it('stands still while one has the focus', () => {
    render(<Corner start={[saved]} />);
    act(() => close('').focus());
    pass(60_000);
    expect(shown()).toEqual(['Saved']);
    act(() => close('').blur());
    pass(5000);
    expect(shown()).toEqual([]);
  });
});
