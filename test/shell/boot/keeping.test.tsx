import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { completeAnswers, keptAnswers, secretWords } from '../../support/answers';
import { fakeServices } from '../../support/fake-services';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { stepAnswers, walkTo } from '../../support/visits';

const everythingStored = ({ services }: RenderedForm) => {
  window.dispatchEvent(new Event('pagehide'));
  return JSON.stringify([...services.localStorage.entries, ...services.sessionStorage.entries]);
};

describe('the answers', () => {
  it('survive a reload in the middle of each step, secrets excepted (STORE-09, STORE-13, CARD-13)', async () => {
    const services = fakeServices();
    for (const step of ['company', 'people', 'contact', 'optional-items', 'payment'] as const) {
      const form = await renderForm({}, services);
      await form.loaded();
      await form.arrivesAt(step);
      await form.answerAll(stepAnswers[step]);
      const stored = everythingStored(form);
      for (const word of secretWords) expect(stored).not.toContain(word);
      form.stop();
      const reloaded = await renderForm({}, services);
      await reloaded.loaded();
      await reloaded.arrivesAt(step);
      for (const [path, value] of Object.entries(stepAnswers[step])) {
        const isSecret = /password|number|exp_|cvc/.test(path);
        const shown = path === 'contactInformation.phone' ? '(307) 555-0101' : value;
        expect(reloaded.control(path).value, path).toBe(isSecret ? '' : shown);
      }
      if (step === 'contact') await reloaded.answer('accountInformation.password', stepAnswers.contact['accountInformation.password']);
      if (step !== 'payment') await reloaded.press('Continue');
      reloaded.stop();
    }
  }, 20_000);

  it('that must be entered again are named in one line after a reload, once they had been asked for', async () => {
    const line = 'We kept your answers. For your safety, please enter these again:';
    const fresh = await renderForm();
    expect(fresh.root.textContent).not.toContain(line);
    fresh.stop();
    const early = await renderForm({}, servicesKeeping(keptAnswers));
    expect(early.root.textContent).not.toContain(line);
    early.stop();
    const stepSeenStatus = { 4: { seen: true }, 8: { seen: true } };
    const form = await renderForm({}, servicesKeeping({ ...keptAnswers, stepSeenStatus, currentStep: 8 }));
    await form.reads(`${line} Password, Card number, Expiry date, Security code.`);
    // What is entered again is asked for no more.
    await form.answer('card.cvc', '987');
    await form.reads(`${line} Password, Card number, Expiry date.`);
  });

  it('that must be entered again are named only where they were entered, over any number of reloads (STORE-13)', async () => {
    const line = 'We kept your answers. For your safety, please enter these again:';
    const stepSeenStatus = { 4: { seen: true } };
    const services = servicesKeeping({ ...keptAnswers, stepSeenStatus, currentStep: 8, enteredSecrets: {} });
    // The visitor has passed by the password, and enters a part of the card.
    const first = await renderForm({}, services);
    await first.arrivesAt('payment');
    expect(first.root.textContent).not.toContain(line);
    await first.answer('card.cvc', '987');
    expect(JSON.stringify(first.kept())).not.toContain('987');
    first.stop();
    for (let time = 0; time < 2; time++) {
      const reloaded = await renderForm({}, services);
      await reloaded.reads(`${line} Security code.`);
      reloaded.kept();
      reloaded.stop();
    }
  });

  it('are written when a field is left, when the page is hidden, and at a move', async () => {
    const form = await renderForm();
    await form.answerAll(stepAnswers.company);
    expect(form.kept()).toMatchObject({ companyInformation: { companyName: 'Pine Ridge LLC' } });
    await form.press('Continue');
    await form.arrivesAt('people');
    expect(form.kept()).toMatchObject({ currentStep: 1 });
    await form.user.type(form.control('llc.members.0.first_name'), 'Ann');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    vi.restoreAllMocks();
    expect(form.services.localStorage.get('charterform:FormABusinessForm-page-1')).toContain('Ann');
  });

  it('are not kept where persistence is off', async () => {
    const form = await renderForm({ flags: { persist: false } });
    await form.answerAll(stepAnswers.company);
    expect(everythingStored(form)).toBe('[]');
  });

  it('are cleared by another plugin version (STORE-14)', async () => {
    const form = await renderForm({ pluginVersion: '2.0' }, servicesKeeping(keptAnswers));
    expect(form.control('companyInformation.companyName').value).toBe('');
  });

  it('stand above what the page preselects, and that above the defaults', async () => {
    const preselected = { state: 'CO', registeredAgentYears: 3 };
    const fresh = await renderForm({ preselected });
    await fresh.loaded();
    expect(fresh.control('companyInformation.state').value).toBe('CO');
    expect(fresh.kept()).toMatchObject({ companyInformation: { registeredAgentServiceDuration: { key: '36' } } });
    fresh.stop();
    const form = await renderForm({ preselected }, servicesKeeping(keptAnswers));
    await form.loaded();
    expect(form.control('companyInformation.state').value).toBe('WY');
    expect(form.kept()).toMatchObject({ companyInformation: { registeredAgentServiceDuration: { key: '24' } } });
  });

  it('have formType, primaryProducts, billingType, pluginVersion and loading at the top (STORE-08)', async () => {
    const form = await renderForm();
    expect(form.kept()).toMatchObject({
      formType: 'FormABusinessForm',
      primaryProducts: ['businessFormation', 'registeredAgent'],
      billingType: 'yearly',
      pluginVersion: '1.0',
      loading: false,
    });
  });
});

describe('a storage that does not serve', () => {
  it('leaves a form that works from the first step to the order (STORE-16)', async () => {
    const services = fakeServices();
    Object.assign(services.localStorage, { get: () => null, set: () => false });
    Object.assign(services.sessionStorage, { get: () => null, set: () => false });
    const form = await renderForm({}, services);
    await form.loaded();
    await walkTo(form, 'payment');
    await form.answerAll(stepAnswers.payment);
    await form.press('Submit Order');
    await form.reads('Thank you');
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
  });

  it('holds a whole form of the wrong kinds, which starts fresh where they are wrong (STORE-16)', async () => {
    const broken = { ...completeAnswers, companyInformation: { companyName: ['a'], state: 7 }, llc: 'none', currentStep: 'x' };
    const form = await renderForm({}, servicesKeeping(broken));
    await form.loaded();
    expect(form.control('companyInformation.companyName').value).toBe('');
    expect(form.control('companyInformation.state').value).toBe('');
    await form.answerAll(stepAnswers.company);
    await form.press('Continue');
    await form.arrivesAt('people');
    expect(form.has('llc.members.0.first_name')).toBe(true);
  });
});
