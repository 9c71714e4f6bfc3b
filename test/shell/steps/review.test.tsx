import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { renderForm, servicesKeeping } from '../../support/render-form';

const steps = [
  {
    key: 'company',
    title: 'Company',
    sections: [{ title: 'The company', modules: ['StateOfService', 'EntityType', 'CompanyName'].map((id) => ({ id })) }],
  },
  {
    key: 'people',
    title: 'People',
    sections: [{ title: 'The people', modules: [{ id: 'LLCOfficials' }, { id: 'CorporationOfficials' }] }],
  },
  { key: 'contact', title: 'Contact', sections: [{ title: 'The contact', modules: [{ id: 'ContactDetails' }, { id: 'MailingAddress' }] }] },
  { key: 'review', title: 'Review', sections: [{ title: 'Is everything right?', modules: [{ id: 'Review' }] }] },
  { key: 'payment', title: 'Payment', sections: [{ title: 'The card', modules: [{ id: 'Card' }] }] },
];

async function atReview(config: Parameters<typeof renderForm>[0] = {}) {
  const form = await renderForm({ steps, ...config }, servicesKeeping({ ...keptAnswers, currentStep: 3 }));
  await form.arrivesAt('review');
  await form.loaded();
  return form;
}

type Form = Awaited<ReturnType<typeof atReview>>;

/** What is read under each title, as "label: answers". */
const read = (form: Form) =>
  form
    .all('.charterform-answers')
    .map((part) => [
      part.querySelector('h3')!.textContent,
      ...[...part.querySelectorAll('dl > div')].map(
        (row) =>
          `${row.querySelector('dt')!.textContent}: ${[...row.querySelectorAll('dd > *')].map(({ textContent }) => textContent).join(' / ')}`,
      ),
    ]);

describe('the review', () => {
  it('reads names, people and addresses each in one line, and choices by what was picked', async () => {
    expect(read(await atReview())).toEqual([
      ['Company', 'Service State: Wyoming', 'Entity type: LLC', 'Company name: Pine Ridge LLC'],
      [
        'People',
        'Management of the LLC: Member Managed',
        'Member 1: Ann Lee / 1 Main St, Casper, Wyoming\u00a082601',
        'Member 2: Bo Ruiz / 2 Elm Rd, Casper, Wyoming\u00a082601',
      ],
      [
        'Contact',
        'Name: Ann Lee',
        'Email: ann@example.com',
        'Phone number: (307) 555-0101',
        'Address: 1 Main St, Casper, Wyoming\u00a082601',
      ],
    ]);
  });

  it('is in the language of the form', async () => {
    const form = await atReview({ locale: 'es' });
    expect(read(form)[1]).toContain('Administración de la LLC: Administrada por los miembros');
    expect(form.hasButton('Cambiar')).toBe(true);
  });

  it('comes back from a step that was changed, with the focus on its heading', async () => {
    const form = await atReview();
    await form.press('Change Company');
    await form.arrivesAt('company');
    await form.answer('companyInformation.companyName', 'Elm Ridge LLC');
    await form.press('Continue');
    expect(form.steps()).toEqual(['review']);
    expect(form.root.ownerDocument.activeElement?.textContent).toBe('Is everything right?');
    expect(read(form)[0]).toContain('Company name: Elm Ridge LLC');
  });

  it('comes back by way of what the change asks for', async () => {
    const form = await atReview();
    await form.press('Change Company');
    await form.answer('companyInformation.entityType', 'Corp');
    await form.press('Continue');
    expect(form.steps()).toEqual(['people']);
  });

  it('is left forward by Continue, and to the step before it by Back', async () => {
    const form = await atReview();
    await form.press('Change Company');
    await form.press('Continue');
    await form.press('Continue');
    expect(form.steps()).toEqual(['payment']);
    await form.press('Back');
    await form.press('Back');
    expect(form.steps()).toEqual(['contact']);
    await form.press('Back');
    await form.press('Continue');
    expect(form.steps()).toEqual(['contact']);
  });

  it('says in the summary what is due now, what each line is, and what renews', async () => {
    const form = await atReview();
    const summary = form.all('.charterform-side .charterform-summary')[0]!;
    expect(summary.textContent).toContain('All of it is due today.');
    expect(summary.textContent).toContain('You pay this once.');
    expect(summary.textContent).toContain('What renewsRegistered AgentJanuary 15, 2031$125.00 / year');
    await form.press('Continue');
    await act(async () => {});
    expect(form.all('.charterform-side')[0]!.textContent).not.toContain('What renews');
  });

  it('is not there on a long page', async () => {
    const form = await renderForm({ steps, layout: { stepMode: false } }, servicesKeeping(keptAnswers));
    await form.loaded();
    expect(form.steps()).toEqual(['company', 'people', 'contact', 'payment']);
  });
});
