import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeServices } from '../support/fake-services';
import { renderForm, servicesKeeping } from '../support/render-form';

const jobs = { positions: [{ title: 'Clerk' }] };

it('takes a PDF that a phone names without its extension, and a link with blanks around it (JOB-04, JOB-06)', async () => {
  const form = await renderForm({ formType: 'JobApplicationForm', flags: { skipCaptcha: true }, jobs }, fakeServices());
  const choose = (content: string) =>
    act(() => userEvent.upload(form.control('job.resume'), new File([content], '1000012345'), { applyAccept: false }));
  await choose('%PDF-1.7');
  await form.reads('1000012345.pdf');
  expect(form.messageOf('job.resume')).toBe('');
  await choose('MZ');
  await vi.waitFor(() => expect(form.messageOf('job.resume')).toBe('We only accept the following file type(s): pdf'));
  await form.answer('job.gitHub', ' https://github.com/okafor ');
  expect([form.control('job.gitHub').value, form.messageOf('job.gitHub')]).toEqual(['https://github.com/okafor', '']);
});

it('takes a kept link with a blank at its end, which its control does not show (JOB-04)', async () => {
  const services = servicesKeeping({ job: { gitHub: 'https://github.com/okafor ' } }, 'JobApplicationForm');
  const form = await renderForm({ formType: 'JobApplicationForm', flags: { skipCaptcha: true }, jobs }, services);
  expect(form.control('job.gitHub').value).toBe('https://github.com/okafor');
  await form.press('Submit');
  expect(form.messageOf('job.resume')).not.toBe('');
  expect(form.messageOf('job.gitHub')).toBe('');
});
