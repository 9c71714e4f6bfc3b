import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/button';
import { Confirmation } from '../../src/ui/confirmation';
import { LiveRegion } from '../../src/ui/live-region';
import { Notice } from '../../src/ui/notice';

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
    render(
      <Notice
        action={
          <Button kind="link" onClick={undo}>
            Undo
          </Button>
        }
      >
        Publication left your order.
      </Notice>,
    );
    expect(screen.getByText('Publication left your order.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('a confirmation takes the focus only from its caller', () => {
    const ref = createRef<HTMLHeadingElement>();
    render(
      <Confirmation title="Your order is in" ref={ref}>
        <p>Thank you.</p>
      </Confirmation>,
    );
    expect(document.activeElement).toBe(document.body);
    ref.current!.focus();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your order is in' }));
  });

  it('a spinner turns in silence: the words are beside it', () => {
    render(<Notice kind="wait">Checking before we send it…</Notice>);
    const [spinner, words] = screen.getByText('Checking before we send it…').parentElement!.children;
    expect([spinner!.getAttribute('aria-hidden'), spinner!.textContent, words!.textContent]).toEqual([
      'true',
      '',
      'Checking before we send it…',
    ]);
  });
});
