import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { EntryList } from '../../src/ui/entry-list';

function Members({ start, minimum = 0 }: { start: string[]; minimum?: number }) {
  const [names, setNames] = useState(start);
  return (
    <>
      <EntryList
        id="members"
        count={names.length}
        titleOf={(index) => `Member ${index + 1}`}
        addLabel="Add a member"
        removeLabel="Remove"
        canRemove={names.length > minimum}
        canAdd={names.length < 3}
        onAdd={() => setNames([...names, ''])}
        onRemove={(removed) => setNames(names.filter((_, index) => index !== removed))}
      >
        {(index) => <input aria-label="Name" value={names[index]} readOnly />}
      </EntryList>
      <button type="button" onClick={() => setNames(['Restored', 'Too'])}>
        restore
      </button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

describe('EntryList', () => {
  it('heads each entry and tells the remove buttons apart', () => {
    render(<Members start={['Maria', 'Jon']} />);
    const second = screen.getByRole('region', { name: 'Member 2' });
    expect(within(second).getByRole<HTMLInputElement>('textbox').value).toBe('Jon');
    expect(within(second).getByRole('button', { name: 'Remove Member 2' }).textContent).toBe('Remove');
  });

  it('goes to the new entry after Add', async () => {
    render(<Members start={['Maria']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add a member' }));
    expect(focused()).toBe('Member 2');
  });

  it('goes to the entry that moved up after Remove, to the last one when none did', async () => {
    render(<Members start={['Maria', 'Jon', 'Ann']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Member 2' }));
    expect(focused()).toBe('Member 2');
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['Maria', 'Ann']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Member 2' }));
    expect(focused()).toBe('Member 1');
  });

  it('goes to Add when the last entry has gone', async () => {
    render(<Members start={['Maria']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Member 1' }));
    expect(focused()).toBe('Add a member');
  });

  it('offers no Remove at the least and no Add at the most', () => {
    render(<Members start={['Maria', 'Jon', 'Ann']} minimum={3} />);
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a member' })).toBeNull();
  });

  it('does not move the focus when the list changes from elsewhere', async () => {
    render(<Members start={['Maria']} />);
    await userEvent.click(screen.getByRole('button', { name: 'restore' }));
    expect(screen.getAllByRole('heading')).toHaveLength(2);
    expect(focused()).toBe('restore');
  });
});
