import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/button';
import { Confirmation } from '../../src/ui/confirmation';
import { LiveRegion } from '../../src/ui/live-region';
import { Notice } from '../../src/ui/notice';
import { Spinner } from '../../src/ui/spinner';
import { Toasts } from '../../src/ui/toasts';

describe('Toasts', () => {
  const toasts = [
    { id: '1', title: 'Payment Error', message: 'Please double check the card.', kind: 'error' as const },
    { id: '2', title: '', message: 'Saved', kind: 'good' as const },
  ];

  it('shows title and message in a region that announces them', () => {
    const { container } = render(<Toasts items={toasts} closeText="Close" onClose={() => {}} />);
    const area = container.querySelector<HTMLElement>('[aria-live=polite]')!;
    expect(within(area).getByText('Payment Error')).toBeDefined();
    expect(within(area).getByText('Please double check the card.')).toBeDefined();
  });

  it('closes one by its own button', async () => {
    const onClose = vi.fn();
    render(<Toasts items={toasts} closeText="Close" onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close Payment Error' }));
    expect(onClose).toHaveBeenCalledWith('1');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenLastCalledWith('2');
  });

  it('leaves an empty region when none remain, so that the next one is read', () => {
    const { container, rerender } = render(<Toasts items={toasts} closeText="Close" onClose={() => {}} />);
    const area = container.querySelector('[aria-live]');
    rerender(<Toasts items={[]} closeText="Close" onClose={() => {}} />);
    expect(container.querySelector('[aria-live]')).toBe(area);
    expect(area?.childElementCount).toBe(0);
  });

  it('stands in the top layer where the browser has one', () => {
    const showPopover = vi.fn();
    HTMLElement.prototype.showPopover = showPopover;
    render(<Toasts items={[]} closeText="Close" onClose={() => {}} />);
    expect(showPopover).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
});

describe('LiveRegion', () => {
  it('is there before its first message', () => {
    const { rerender } = render(<LiveRegion message="" />);
    const region = screen.getByRole('status');
    rerender(<LiveRegion message="Step 2 of 5" />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Step 2 of 5');
  });
});

describe('Notice, Confirmation, Spinner', () => {
  it('a notice holds its sentence and its way out', async () => {
    const undo = vi.fn();
    render(<Notice action={<Button kind="link" onClick={undo}>Undo</Button>}>Publication left your order.</Notice>);
    expect(screen.getByText('Publication left your order.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('a confirmation takes the focus only from its caller', () => {
    const ref = createRef<HTMLHeadingElement>();
    render(<Confirmation title="Your order is in" ref={ref}><p>Thank you.</p></Confirmation>);
    expect(document.activeElement).toBe(document.body);
    ref.current!.focus();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your order is in' }));
  });

  it('a spinner shows its message, where it has one', () => {
    const { rerender, container } = render(<Spinner message="Loading prices" />);
    expect(screen.getByText('Loading prices')).toBeDefined();
    rerender(<Spinner />);
    expect(container.textContent).toBe('');
  });
});
