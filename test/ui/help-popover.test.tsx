import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HelpPopover } from '../../src/ui/help-popover';

const words = 'Goes to the state.';
const help = (
  <>
    <HelpPopover label="Help: state fee">{words}</HelpPopover>
    <button type="button">elsewhere</button>
    <HelpPopover label="Help: agent">Receives your mail.</HelpPopover>
  </>
);
const toggle = (name = 'Help: state fee') => screen.getByRole('button', { name });
const isOpen = () => screen.queryByText(words) !== null;
const touch = (target: Element, kind: 'touchStart' | 'touchMove', clientX: number, clientY = 0) =>
  fireEvent[kind](target, { touches: [{ identifier: 1, target, clientX, clientY }] });

describe('help', () => {
  it('opens by keyboard into a region that is read, and closes by Escape with the focus on its button', async () => {
    render(help);
    const [region] = screen.getAllByRole('status');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(region!.textContent).toBe(words);
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  it('keeps Escape from whatever is around it', async () => {
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    render(help);
    await userEvent.click(toggle());
    await userEvent.keyboard('{Escape}');
    expect(heard).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(heard).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', heard);
  });

  it('closes by a second press, a press elsewhere and the focus going elsewhere', async () => {
    render(help);
    const closings = [() => userEvent.click(toggle()), () => userEvent.click(document.body), () => userEvent.tab()];
    for (const close of closings) {
      await userEvent.click(toggle());
      expect(isOpen()).toBe(true);
      await close();
      expect(isOpen()).toBe(false);
    }
  });

  it('stays open while its words are clicked', async () => {
    render(help);
    await userEvent.click(toggle());
    await userEvent.click(screen.getByText(words));
    expect(isOpen()).toBe(true);
  });

  it('is as wide as its words are long (FIELD-12)', async () => {
    render(<HelpPopover label="Help">{'x'.repeat(150)}</HelpPopover>);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText(/^x+$/).dataset.size).toBe('medium');
  });

  it('stands in the top layer where the browser has one', async () => {
    const showPopover = vi.fn();
    HTMLElement.prototype.showPopover = showPopover;
    render(help);
    await userEvent.click(toggle());
    expect(showPopover).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
});

describe('help that a mouse comes near', () => {
  it('opens without a press, which then keeps it open', async () => {
    render(help);
    await userEvent.hover(toggle());
    expect(isOpen()).toBe(true);
    await userEvent.click(toggle());
    expect(isOpen()).toBe(true);
  });

  it('leaves the focus where it is, also when it is closed by Escape', async () => {
    render(help);
    const elsewhere = screen.getByText('elsewhere');
    elsewhere.focus();
    await userEvent.hover(toggle());
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(elsewhere);
  });

  it('closes when another opens', async () => {
    render(help);
    await userEvent.hover(toggle());
    await userEvent.hover(toggle('Help: agent'));
    expect(isOpen()).toBe(false);
    expect(screen.getByText('Receives your mail.')).toBeDefined();
  });
});

describe('the time of help', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const point = (pointerType = 'mouse') => act(() => void fireEvent.pointerEnter(toggle(), { pointerType }));
  const leave = () => act(() => void fireEvent.pointerLeave(toggle().parentElement!));

  it('is none before it opens, and 5000 ms after it was left; a touch that moves by more than 20 px ends it at once (FIELD-13)', () => {
    render(help);
    point();
    expect(isOpen()).toBe(true);
    leave();
    pass(4999);
    expect(isOpen()).toBe(true);
    pass(1);
    expect(isOpen()).toBe(false);

    act(() => void fireEvent.click(toggle(), { detail: 1 }));
    expect(isOpen()).toBe(true);
    touch(document.body, 'touchStart', 100);
    touch(document.body, 'touchMove', 112, 16);
    expect(isOpen()).toBe(true);
    act(() => void touch(document.body, 'touchMove', 113, 16));
    expect(isOpen()).toBe(false);
  });

  it('does not run while the pointer is on it', () => {
    render(help);
    point();
    pass(60_000);
    leave();
    pass(3000);
    act(() => void fireEvent.pointerOver(screen.getByText(words), { pointerType: 'mouse' }));
    pass(60_000);
    expect(isOpen()).toBe(true);
  });

  it('does not run while the focus is on it, but after', () => {
    render(help);
    act(() => void fireEvent.click(toggle(), { detail: 1 }));
    leave();
    pass(60_000);
    expect(isOpen()).toBe(true);
    act(() => toggle().blur());
    pass(4999);
    expect(isOpen()).toBe(true);
    pass(2);
    expect(isOpen()).toBe(false);
  });

  it('is not opened by a finger that only comes near', () => {
    render(help);
    point('touch');
    expect(isOpen()).toBe(false);
  });
});
