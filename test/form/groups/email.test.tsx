import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FormStage } from '../../../gallery/form-stage';
import type { FieldDeclaration } from '../../../src/kernel/plan/form-plan';
import { useFormValue } from '../../../src/form/use-field';
import { Email } from '../../../src/form/groups/email/email';
import { emailField } from '../../../src/form/groups/email/fields';
import { madeUp } from '../../../gallery/made-up-path';

const Kept = () => <output>{JSON.stringify(useFormValue((form) => form.get(madeUp('email'))))}</output>;

function show(rest?: Partial<FieldDeclaration>) {
  const { container } = render(
    <FormStage id="stage" fields={[emailField(madeUp('email'), rest)]}>
      <Email path={madeUp('email')} />
      <Kept />
    </FormStage>,
  );
  return {
    box: screen.getByRole<HTMLInputElement>('textbox'),
    kept: () => JSON.parse(screen.getByRole('status').textContent) as unknown,
    message: () => container.querySelector('.charterform-error')!.textContent,
  };
}

describe('an email', () => {
  it('is required and must be one, unless the field says otherwise (FIELD-15)', async () => {
    expect(emailField(madeUp('email'))).toMatchObject({ rules: 'required|email', mode: 'eager' });
    const { box, message } = show();
    expect(box.getAttribute('aria-required')).toBe('true');
    await userEvent.type(box, 'ann@example');
    await userEvent.tab();
    await waitFor(() => expect(message()).toBe('Please enter a valid email address'));
    await userEvent.clear(box);
    await waitFor(() => expect(message()).toBe('Email is required'));
  });

  it('says nothing while it is typed, follows every key while it is wrong, and waits again once it is mended (FIELD-15)', async () => {
    const { box, message } = show();
    await userEvent.type(box, 'ann@example');
    expect(message()).toBe('');
    await userEvent.tab();
    await waitFor(() => expect(message()).toBe('Please enter a valid email address'));
    await userEvent.type(box, '.com');
    await waitFor(() => expect(message()).toBe(''));
    await userEvent.type(box, '{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(box.value).toBe('ann@example');
    expect(message()).toBe('');
    await userEvent.tab();
    await waitFor(() => expect(message()).toBe('Please enter a valid email address'));
  });

  it('may be left empty where its rules say so', () => {
    const { box } = show({ rules: 'email' });
    expect(box.getAttribute('aria-required')).toBeNull();
  });

  it.each(['  ann@example.com', 'ann@example.com\t ', '\u00a0ann@example.com\u2003'])(
    'loses the blanks around "%s" (FIELD-15)',
    async (pasted) => {
      const { box, kept, message } = show();
      box.focus();
      await userEvent.paste(pasted);
      await userEvent.tab();
      await waitFor(() => expect(kept()).toBe('ann@example.com'));
      expect(box.value).toBe('ann@example.com');
      expect(message()).toBe('');
    },
  );

  it('loses the characters that nobody sees, which pasted text may carry (FIELD-15)', async () => {
    const { box, kept, message } = show();
    box.focus();
    await userEvent.paste('\u202a\ufeffann\u200b@exam\u00adple\u2060.com\u0007\u202c');
    await userEvent.tab();
    await waitFor(() => expect(kept()).toBe('ann@example.com'));
    expect(box.value).toBe('ann@example.com');
    expect(message()).toBe('');
  });

  it('loses them when a password manager fills it, too', async () => {
    const { box, kept } = show();
    fireEvent.input(box, { target: { value: '\u00a0ann@example.com ' } });
    await waitFor(() => expect(kept()).toBe('ann@example.com'));
  });

  it('is not disturbed while it is typed', async () => {
    const { box } = show();
    await userEvent.type(box, ' ann@example.com ');
    expect(box.value.trim()).toBe('ann@example.com');
  });
});
