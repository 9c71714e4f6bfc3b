import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FormStage } from '../../../gallery/form-stage';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { checkStep } from '../../../src/kernel/plan/check-step';
import type { FormHandle } from '../../../src/form/form-handle';
import { useForm } from '../../../src/form/form-provider';
import { passwordFields } from '../../../src/form/groups/password/fields';
import { Password } from '../../../src/form/groups/password/password';
import { ServicesProvider } from '../../../src/form/services-context';
import type { Services } from '../../../src/services/services';
import { madeUp } from '../../../gallery/made-up-path';

function show(layout: Partial<PageConfig['layout']> = {}) {
  const handles: FormHandle[] = [];
  const Handle = () => {
    const { form } = useForm();
    useLayoutEffect(() => void handles.push(form), [form]);
    return null;
  };
  let byte = 0;
  const randomBytes = (count: number) => Uint8Array.from({ length: count }, () => (byte += 37) & 0xff);
  const { container } = render(
    <ServicesProvider value={{ randomBytes } as Services}>
      <FormStage id="stage" fields={passwordFields(madeUp('password'), madeUp('again'))} config={{ layout }}>
        <Password path={madeUp('password')} confirmPath={madeUp('again')} />
        <Handle />
      </FormStage>
    </ServicesProvider>,
  );
  const handle = handles[0]!;
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  return {
    form: handle,
    password: screen.getByLabelText<HTMLInputElement>('Password'),
    confirm: () => screen.queryByLabelText<HTMLInputElement>('Confirm password'),
    /** The checklist's items, met or not. */
    met: () =>
      items()
        .filter((item) => item.startsWith('met '))
        .map((item) => item.replace('met ', '')),
    unmet: () =>
      items()
        .filter((item) => item.startsWith('not met '))
        .map((item) => item.replace('not met ', '')),
    messages: () => [...container.querySelectorAll('.charterform-error')].map(({ textContent }) => textContent),
    failures: () => checkStep(handle.plan, 0, handle.facts()),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  };
}

describe('a new password', () => {
  it('is required, and the checklist says so while it is empty (PASS-01)', async () => {
    const { form, password, met, unmet, messages } = show();
    expect(unmet()).toContain('Password is required');
    act(() => form.showErrors(['password']));
    await vi.waitFor(() => expect(messages()).toEqual(['Password is required']));
    await userEvent.type(password, 'a');
    await vi.waitFor(() => expect([...met(), ...unmet()]).not.toContain('Password is required'));
    await userEvent.clear(password);
    await vi.waitFor(() => expect(unmet()).toContain('Password is required'));
  });

  it('has its checklist read with it', () => {
    const { password } = show();
    const ids = password.getAttribute('aria-describedby')!.split(' ');
    expect(ids.map((id) => document.getElementById(id)?.tagName)).toEqual(['UL']);
  });

  it('has the requirements of the page config, met or not while it is typed (PASS-02)', async () => {
    const { password, met, unmet } = show({ passwordMinLength: 3 });
    await userEvent.type(password, 'a1');
    await vi.waitFor(() => expect(met()).toEqual(['must contain at least one lowercase letter', 'must contain at least one number']));
    expect(unmet()).toEqual([
      'Password must be at least 3 characters',
      'must contain at least one capital letter',
      'must contain at least one special character',
    ]);
    await userEvent.type(password, 'B!');
    await vi.waitFor(() => expect(unmet()).toEqual([]));
  });

  it('shows the requirements in few words on one line, each ticked once it is met (PASS-07)', async () => {
    const { password } = show({ passwordMinLength: 3, passwordConfirm: true });
    const line = () => [...document.querySelectorAll('.charterform-requirements > span')];
    expect(line().map(({ textContent }) => textContent)).toEqual([
      'At least 3 characters',
      'lowercase letter',
      'capital letter',
      'number',
      'special character',
      'same in both fields',
    ]);
    expect(line()[0]!.closest('[aria-hidden]')).not.toBeNull();
    await userEvent.type(password, 'a1');
    const ticked = () => line().flatMap((part) => (part.hasAttribute('data-met') ? [part.textContent] : []));
    await vi.waitFor(() => expect(ticked()).toEqual(['lowercase letter', 'number']));
  });

  it('reads out what is missing at a pause in typing, never at a key (PASS-07)', async () => {
    const { password } = show();
    const status = screen.getByRole('status');
    const said: string[] = [];
    new MutationObserver(() => status.textContent && said.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await userEvent.type(password, 'aB1');
    expect(said).toEqual([]);
    await vi.waitFor(() => expect(said).toEqual(['The password still needs: At least 8 characters, special character.']), {
      timeout: 4000,
    });
    await userEvent.type(password, '!cdef');
    await vi.waitFor(() => expect(said.at(-1)).toBe('The password has all that it needs.'), { timeout: 4000 });
    expect(said).toHaveLength(2);
  });

  it('is confirmed only where the page config asks for it, and then must match (PASS-03)', async () => {
    const without = show();
    expect(without.confirm()).toBeNull();
    expect(without.unmet()).not.toContain('Passwords must match');
  });

  it('must be the same twice where it is asked twice (PASS-03)', async () => {
    const { password, confirm, met, unmet, failures } = show({ passwordConfirm: true });
    expect(unmet()).toContain('Passwords must match');
    await userEvent.type(password, 'Abcdef1!');
    await userEvent.type(confirm()!, 'Abcdef1');
    await vi.waitFor(() => expect(unmet()).toEqual(['Passwords must match']));
    expect(failures()).toMatchObject({ again: { rule: 'passwordConfirmed' } });
    await userEvent.type(confirm()!, '!');
    await vi.waitFor(() => expect(met()).toContain('Passwords must match'));
    expect(failures()).toEqual({});
    await userEvent.type(password, '?');
    await vi.waitFor(() => expect(unmet()).toEqual(['Passwords must match']));
  });

  it.each([
    [{}, 12],
    [{ passwordLength: 20 }, 20],
    [{ passwordLength: 8, passwordMinLength: 16 }, 16],
  ])('can be generated with %j, %i characters long, and meets every requirement (PASS-04)', async (layout, length) => {
    const { password, unmet, failures, press } = show(layout);
    await press('Generate Password');
    expect(password.value).toHaveLength(length);
    await vi.waitFor(() => expect(unmet()).toEqual([]));
    expect(failures()).toEqual({});
    await press('Generate Password');
    expect(password.value).toHaveLength(length);
  });

  it('is generated into the confirm field, too, so that no message is left (PASS-05)', async () => {
    const { form, password, confirm, unmet, messages, failures, press } = show({ passwordConfirm: true });
    await userEvent.type(password, 'abc');
    await userEvent.type(confirm()!, 'abd');
    act(() => form.showErrors(['password', 'again']));
    await vi.waitFor(() => expect(messages()).toEqual(['Password must be at least 8 characters', 'Passwords do not match']));
    await press('Generate Password');
    await vi.waitFor(() => expect(messages()).toEqual(['', '']));
    expect(confirm()!.value).toBe(password.value);
    expect([unmet(), failures()]).toEqual([[], {}]);
  });

  it('is shown once it is generated, with a word to keep it, until it is typed over', async () => {
    const { password, press } = show();
    const note = screen.getByRole('status');
    expect([password.type, note.textContent]).toEqual(['password', '']);
    await press('Generate Password');
    await vi.waitFor(() => expect(note.textContent).toBe('A new password is in the field. Keep it somewhere safe.'));
    expect(password.type).toBe('text');
    await press('Hide Password');
    expect(password.type).toBe('password');
    await userEvent.type(password, 'x');
    await vi.waitFor(() => expect(note.textContent).toBe(''));
  });

  it('is shown and hidden in both fields by the one toggle (PASS-06)', async () => {
    const { password, confirm, press } = show({ passwordConfirm: true });
    const types = () => [password.type, confirm()!.type];
    await press('Show Password');
    expect(types()).toEqual(['text', 'text']);
    expect(screen.queryByRole('button', { name: 'Show Password' })).toBeNull();
    await press('Hide Password');
    expect(types()).toEqual(['password', 'password']);
  });

  it('tells password managers that it is a new one', () => {
    const { password, confirm } = show({ passwordConfirm: true });
    expect([password.autocomplete, confirm()!.autocomplete]).toEqual(['new-password', 'new-password']);
  });
});
