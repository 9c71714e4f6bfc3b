import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FormStage } from '../../../gallery/form-stage';
import type { FieldDeclaration } from '../../../src/kernel/plan/form-plan';
import { TextAreaField } from '../../../src/form/fields/text-area-field';
import { madeUp } from '../../../gallery/made-up-path';

const show = (rest: Partial<FieldDeclaration>) =>
  render(
    <FormStage id="stage" fields={[{ path: madeUp('message'), label: 'contact.message', ...rest }]}>
      <TextAreaField path={madeUp('message')} />
    </FormStage>,
  );

describe('a text area of the form', () => {
  it('has a counter where its declaration asks for one (FIELD-14)', async () => {
    const { container } = show({ counter: true, maxlength: 5 });
    const counter = () => container.querySelector('.charterform-counter')!;
    await userEvent.type(screen.getByRole('textbox'), 'four');
    await vi.waitFor(() => expect(counter().textContent).toBe('4/5 Characters Max.'));
    expect(counter().hasAttribute('data-full')).toBe(false);
    await userEvent.type(screen.getByRole('textbox'), '567');
    await vi.waitFor(() => expect(counter().textContent).toBe('5/5 Characters Max.'));
    expect(counter().hasAttribute('data-full')).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('four5');
  });

  it('has none otherwise (FIELD-14)', () => {
    const { container } = show({ maxlength: 5 });
    expect(container.querySelector('.charterform-counter')).toBeNull();
  });
});
