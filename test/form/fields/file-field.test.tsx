import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FileField } from '../../../src/form/fields/file-field';
import { defineModule } from '../../../src/form/modules/define-module';
import { registeredModules } from '../../../src/form/modules/registered-modules';
import { renderForm } from '../../support/render-form';
import { fakeServices } from '../../support/fake-services';
import { madeUp } from '../../../gallery/made-up-path';

const resume = defineModule({
  fields: [
    { path: 'job.resume', label: 'contact.message', rules: 'required', accept: '.pdf' },
    // A rule that no file meets.
    { path: madeUp('job.letter'), label: 'contact.subject', rules: 'numeric' },
  ],
  view: () => (
    <>
      <FileField path={madeUp('job.resume')} />
      <FileField path={madeUp('job.letter')} />
    </>
  ),
});

registeredModules.add({ Resume: resume });

const modules = [{ id: 'Resume' }, { id: 'CompanyName' }];
const open = (services = fakeServices()) => renderForm({ steps: [{ key: 'job', title: 'Job', sections: [{ modules }] }] }, services);

const pdf = new File(['the whole life'], 'cv.pdf', { type: 'application/pdf' });

describe('a file in the form', () => {
  it('is a value of the form, shown with its size, and satisfies `required` (FIELD-02)', async () => {
    const form = await open();
    await form.press('Submit Order');
    await vi.waitFor(() => expect(form.messageOf('job.resume')).toBe('Message is required'));
    await act(() => userEvent.upload(form.control('job.resume'), pdf));
    await form.reads('cv.pdf 14 byte');
    expect(form.messageOf('job.resume')).toBe('');
    await form.press('Remove cv.pdf');
    await vi.waitFor(() => expect(form.messageOf('job.resume')).toBe('Message is required'));
  });

  it('is left out of all that is kept, and the rest is kept (STORE-13)', async () => {
    const services = fakeServices();
    const form = await open(services);
    await act(() => userEvent.upload(form.control('job.resume'), pdf));
    await form.answer('companyInformation.companyName', 'Pine Ridge LLC');
    const kept = form.kept();
    expect(kept).toMatchObject({ companyInformation: { companyName: 'Pine Ridge LLC' } });
    expect(kept.job).toEqual({ letter: '' });
    const all = JSON.stringify([...services.localStorage.entries, ...services.sessionStorage.entries]);
    for (const word of ['cv.pdf', 'whole life', 'resume']) expect(all).not.toContain(word);
  });

  it('stays as long as the form is on the page, whatever else changes', async () => {
    const form = await open();
    await act(() => userEvent.upload(form.control('job.resume'), pdf));
    await form.answer('companyInformation.companyName', 'Pine Ridge LLC');
    expect(form.root.textContent).toContain('cv.pdf');
  });

  it('is told at once where it breaks a rule, without waiting to be left', async () => {
    const form = await open();
    await act(() => userEvent.upload(form.control('job.letter'), pdf));
    await vi.waitFor(() => expect(form.messageOf('job.letter')).toBe('This field must contain only numbers'));
    expect(form.messageOf('job.resume')).toBe('');
  });
});
