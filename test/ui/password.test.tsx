import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../../src/ui/button';
import { Checklist } from '../../src/ui/checklist';
import { PasswordInput } from '../../src/ui/password-input';

describe('PasswordInput', () => {
  it('"Show Password" reveals the text and becomes "Hide Password", which hides it again (PASS-06)', async () => {
    const Password = () => {
      const [isShown, setShown] = useState(false);
      return (
        <>
          <label htmlFor="p">Password</label>
          <PasswordInput
            id="p"
            name="p"
            value="secret"
            onInput={() => {}}
            isShown={isShown}
            onToggle={setShown}
            showText="Show Password"
            hideText="Hide Password"
            actions={<Button kind="link">Generate Password</Button>}
          />
        </>
      );
    };
    render(<Password />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(input.type).toBe('text');
    expect(screen.queryByRole('button', { name: 'Show Password' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hide Password' }));
    expect(input.type).toBe('password');
    expect(input.value).toBe('secret');
    expect(screen.getByRole('button', { name: 'Generate Password' })).toBeDefined();
  });

  it('has no toggle where another field shows and hides it, and is never checked for its spelling', () => {
    const props = { id: 'p', name: 'p', value: 'secret', onInput: () => {}, showText: 'Show', hideText: 'Hide' };
    render(<PasswordInput {...props} isShown />);
    expect(screen.queryByRole('button')).toBeNull();
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect([input.type, input.getAttribute('spellcheck'), input.getAttribute('autocapitalize')]).toEqual(['text', 'false', 'none']);
  });
});

describe('Checklist', () => {
  it('says in words which requirements are met', () => {
    const items = [
      { text: 'a lowercase letter', met: true },
      { text: 'a number', met: false },
    ];
    render(<Checklist items={items} metText="Met:" unmetText="Not met:" />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Met: a lowercase letter', 'Not met: a number']);
  });
});
