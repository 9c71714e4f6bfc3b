import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FormStage } from '../../../gallery/form-stage';
import { TextField } from '../../../src/form/fields/text-field';
import { faxField, phoneField } from '../../../src/form/groups/phone/fields';
import { madeUp } from '../../../gallery/made-up-path';

describe('a phone number', () => {
  it('is masked, shows what is missing and offers the right keyboard (FIELD-05)', async () => {
    render(
      <FormStage id="stage" fields={[phoneField(madeUp('phone'))]}>
        <TextField path={madeUp('phone')} />
      </FormStage>,
    );
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
    expect(box.placeholder).toBe('(___) ___-____');
    expect([box.type, box.autocomplete, box.getAttribute('inputmode')]).toEqual(['tel', 'tel', 'tel']);
    await userEvent.type(box, '3075550132');
    expect(box.value).toBe('(307) 555-0132');
  });

  it('of another country stays as it is typed, and half of one of the US is refused (FIELD-04, FIELD-21)', async () => {
    const { container } = render(
      <FormStage id="stage" fields={[phoneField(madeUp('phone'))]}>
        <TextField path={madeUp('phone')} />
      </FormStage>,
    );
    const box = screen.getByRole<HTMLInputElement>('textbox');
    const message = () => container.querySelector('.charterform-error')!.textContent;
    await userEvent.type(box, '+49 30 1234567');
    await userEvent.tab();
    expect(box.value).toBe('+49 30 1234567');
    expect(message()).toBe('');
    await userEvent.clear(box);
    await userEvent.type(box, '+1 307 555');
    expect(box.value).toBe('(307) 555');
    await waitFor(() => expect(message()).toBe('Please enter a valid phone number'));
    await userEvent.type(box, '0132');
    expect(box.value).toBe('(307) 555-0132');
    await waitFor(() => expect(message()).toBe(''));
  });

  it('is asked for, and validates with `phoneNumber`', async () => {
    const { container } = render(
      <FormStage id="stage" fields={[phoneField(madeUp('phone'), { mask: '+++++' })]}>
        <TextField path={madeUp('phone')} />
      </FormStage>,
    );
    const message = () => container.querySelector('.charterform-error')!.textContent;
    await userEvent.type(screen.getByRole('textbox'), '30x');
    await userEvent.tab();
    await waitFor(() => expect(message()).toBe('Please enter a valid phone number'));
    await userEvent.clear(screen.getByRole('textbox'));
    await waitFor(() => expect(message()).toBe('Phone number is required'));
  });
});

describe('phone and fax fields', () => {
  it('validate with `phoneNumber` and `faxNumber` (FIELD-06)', () => {
    expect(phoneField(madeUp('phone')).rules).toBe('required|phoneNumber');
    expect(faxField(madeUp('fax'))).toMatchObject({ path: 'fax', label: 'person.fax', rules: 'faxNumber', mask: '(111) 111-1111' });
    expect(faxField(madeUp('fax'), { rules: 'required|faxNumber' }).rules).toBe('required|faxNumber');
  });

  it('say of a fax number that is not one of the US what is wrong, and nothing of none at all (FIELD-06)', async () => {
    const { container } = render(
      <FormStage id="stage" fields={[faxField(madeUp('fax'))]}>
        <TextField path={madeUp('fax')} />
      </FormStage>,
    );
    const message = () => container.querySelector('.charterform-error')!.textContent;
    await userEvent.type(screen.getByRole('textbox'), '307555');
    await userEvent.tab();
    await waitFor(() => expect(message()).toBe('Please enter a valid fax number'));
    await userEvent.type(screen.getByRole('textbox'), '0132');
    await waitFor(() => expect(message()).toBe(''));
    await userEvent.clear(screen.getByRole('textbox'));
    expect(message()).toBe('');
  });
});
