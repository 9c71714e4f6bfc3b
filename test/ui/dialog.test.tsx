import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../src/ui/dialog';
import { Modal } from '../../src/ui/modal';

const words = { title: 'Edit member', closeText: 'Close', cancelText: 'Cancel', saveText: 'Save' };
const button = (name: string) => screen.getByRole('button', { name });

function Opener({ onCancel = () => {}, onSave = () => {}, canSave }: { onCancel?: () => void; onSave?: () => void; canSave?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const leave = (told: () => void) => () => {
    told();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      {isOpen && (
        <Modal id="m" {...words} onCancel={leave(onCancel)} onSave={leave(onSave)} canSave={canSave}>
          <input aria-label="Name" />
        </Modal>
      )}
    </>
  );
}

const dialogs = () => screen.queryAllByRole('dialog');

describe('a modal', () => {
  it('has a header with a close icon, a body, and a footer with Cancel and Save (FIELD-19)', async () => {
    render(<Opener />);
    await userEvent.click(button('Edit'));
    const [header, body, footer] = [...screen.getByRole('dialog', { name: 'Edit member' }).children] as HTMLElement[];
    expect(within(header!).getByRole('heading').textContent).toBe('Edit member');
    expect(within(header!).getByRole('button', { name: 'Close' }).querySelector('svg')).not.toBeNull();
    expect(within(body!).getByRole('textbox', { name: 'Name' })).toBe(document.activeElement);
    expect(
      within(footer!)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cancel', 'Save']);
  });

  const endings: [string, () => Promise<unknown>, number, number][] = [
    ['Cancel', () => userEvent.click(button('Cancel')), 1, 0],
    ['its close icon', () => userEvent.click(button('Close')), 1, 0],
    ['Escape', () => userEvent.keyboard('{Escape}'), 1, 0],
    ['Save', () => userEvent.click(button('Save')), 0, 1],
    ['Enter in a field', () => userEvent.type(screen.getByRole('textbox'), 'Ana{Enter}'), 0, 1],
  ];

  it.each(endings)('ends by %s once, and the focus is back where it was', async (_, end, cancelled, saved) => {
    const onCancel = vi.fn();
    const onSave = vi.fn();
    render(<Opener onCancel={onCancel} onSave={onSave} />);
    await userEvent.click(button('Edit'));
    await end();
    // The browser tells of a closed dialog in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    expect([onCancel.mock.calls.length, onSave.mock.calls.length]).toEqual([cancelled, saved]);
    expect(dialogs()).toEqual([]);
    expect(document.activeElement).toBe(button('Edit'));
  });

  it('sends no form around it by Enter, and saves nothing while it cannot', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const onSave = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Opener onSave={onSave} canSave={false} />
        <button type="submit">Continue</button>
      </form>,
    );
    await userEvent.click(button('Edit'));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect([onSubmit.mock.calls.length, onSave.mock.calls.length]).toEqual([0, 0]);
    expect(button('Save').hasAttribute('disabled')).toBe(true);
  });

  it('is not closed by a press beside it, which would lose what was entered', async () => {
    render(<Opener />);
    await userEvent.click(button('Edit'));
    await userEvent.click(screen.getByRole('dialog'));
    expect(dialogs()).toHaveLength(1);
  });
});

describe('a dialog to read', () => {
  const show = () => {
    const onClose = vi.fn();
    const { unmount } = render(
      <Dialog id="d" title="State fee" closeText="Close" onClose={onClose}>
        <p>Goes to the state.</p>
      </Dialog>,
    );
    return { onClose, unmount };
  };

  it('is closed by a press beside it, not by one that began inside', async () => {
    const { onClose } = show();
    const user = userEvent.setup();
    const [dialog, text] = [screen.getByRole('dialog'), screen.getByText('Goes to the state.')];
    await user.click(text);
    await user.pointer([{ keys: '[MouseLeft>]', target: text }, { target: dialog }, { keys: '[/MouseLeft]' }]);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('lets the page scroll again once it is gone', () => {
    document.body.style.overflow = 'clip';
    const { unmount } = show();
    expect(document.body.style.overflow).toBe('hidden');
    unmount();
    expect(document.body.style.overflow).toBe('clip');
    document.body.style.overflow = '';
  });
});
