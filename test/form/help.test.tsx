import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FormStage } from '../../gallery/form-stage';
import type { PageConfigWithGaps } from '../../src/kernel/page-config/defaults';
import { TextField } from '../../src/form/fields/text-field';
import { RadioField } from '../../src/form/fields/radio-field';
import { madeUp } from '../../gallery/made-up-path';

const fields = [
  { path: madeUp('fee'), label: 'company.name', tooltip: 'summary.stateFeeHelp' },
  { path: madeUp('managed'), label: 'llc.managedType', tooltip: 'llc.memberManaged.info' },
  { path: madeUp('plain'), label: 'address.city' },
] as const;

const show = (config?: Partial<PageConfigWithGaps>) =>
  render(
    <FormStage id="a" fields={fields} config={config}>
      <TextField path={madeUp('fee')} />
      <RadioField path={madeUp('managed')} options={[{ key: 'x', label: 'Yes' }]} />
      <TextField path={madeUp('plain')} />
    </FormStage>,
  );

const words = 'The agency charges this fee for the filing. We pass it on as it is.';

describe('the help of a label', () => {
  it('stands beside the label of a field and of a group, where it is given (FIELD-11)', async () => {
    show();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Help: Company name',
      'Help: How is the LLC managed?',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Help: How is the LLC managed?' }));
    expect(screen.getByText('The owners run the company day to day, as in most small companies.')).toBeDefined();
    // The help's name is no part of the field's.
    expect(screen.getByRole('textbox', { name: 'Company name optional' })).toBeDefined();
    expect(screen.getByRole('radiogroup', { name: 'How is the LLC managed?' })).toBeDefined();
  });

  it('is a popover, or a modal where the page config says so (FIELD-18)', async () => {
    const { unmount } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Help: Company name' }));
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();

    show({ layout: { help: 'modal' } });
    await userEvent.click(screen.getByRole('button', { name: 'Help: Company name' }));
    expect(screen.getByRole('dialog', { name: 'Company name' }).textContent).toContain(words);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Help: Company name' }));
  });

  it('of a radio option is a modal, too, where the page config says so (FIELD-18)', async () => {
    const question = { path: madeUp('kind'), label: 'company.entityType' } as const;
    render(
      <FormStage id="a" fields={[question]} config={{ layout: { help: 'modal' } }}>
        <RadioField path={madeUp('kind')} options={[{ key: 'llc', label: 'LLC', tooltip: 'Most small companies choose it.' }]} />
      </FormStage>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Help: LLC' }));
    expect(screen.getByRole('dialog', { name: 'LLC' }).textContent).toContain('Most small companies choose it.');
  });
});
