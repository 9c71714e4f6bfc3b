import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActionReply } from '../../../src/core/submission/submission';
import { contactAnswers } from '../../support/answers';
import { answerFromFixtures, deferred, fakeServices } from '../../support/fake-services';
import { renderForm, type RenderedForm } from '../../support/render-form';

vi.mock('../../../src/modules/module-list', async (actual) => {
  const { moduleList } = await actual<{ moduleList: object }>();
  const { useForm } = await import('../../../src/form/form-provider');
  function Search() {
    const { form } = useForm();
    const look = (loading: boolean, message: string) => form.change({ loading, 'globalSpinner.message': message });
    return (
      <>
        <button type="button" onClick={() => look(true, 'Looking for names…')}>
          Look
        </button>
        <button type="button" onClick={() => look(true, '')}>
          Look in silence
        </button>
        <button type="button" onClick={() => look(false, '')}>
          Found
        </button>
      </>
    );
  }
  return { moduleList: { ...moduleList, Search: { fields: [], view: Search } } };
});

const covers = (form: RenderedForm) => form.all('.charterform-cover').map(({ textContent }) => textContent);
const expectCovers = (form: RenderedForm, expected: string[]) => vi.waitFor(() => expect(covers(form)).toEqual(expected));
const steps = [{ key: 'only', title: 'Only', sections: [{ modules: [{ id: 'CompanyName' }, { id: 'Search' }] }] }];

const realTimeout = setTimeout;
/** Time for replies, drawing and what follows it, while the test holds the clock of the form. */
const settle = () => new Promise((done) => realTimeout(done, 60));

/** Some ms go by on that clock. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await settle();
}

/** Services whose products come when they are let go. */
function servicesHeldBack() {
  const services = fakeServices();
  const gate = deferred<void>();
  services.marketing.mockImplementation(async (path, request) => {
    await gate.promise;
    return answerFromFixtures(path, request);
  });
  return { services, letGo: () => gate.resolve() };
}

describe('the loading spinner', () => {
  afterEach(() => void vi.useRealTimers());

  it('covers the form while products load, which stays usable meanwhile (FORM-26)', async () => {
    const { services, letGo } = servicesHeldBack();
    const form = await renderForm({ steps }, services);
    await expectCovers(form, ['Loading prices…']);
    expect(form.all('[aria-busy="true"]')).toHaveLength(1);
    await form.user.type(form.control('companyInformation.companyName'), 'Pine');
    expect(form.control('companyInformation.companyName').value).toBe('Pine');
    letGo();
    await expectCovers(form, []);
    expect(form.all('[aria-busy="true"]')).toHaveLength(0);
  });

  it('covers the form while submitting and while redirecting (FORM-26)', async () => {
    const services = fakeServices();
    const answer = deferred<ActionReply>();
    services.formPost.post.mockReturnValueOnce(answer.promise);
    const redirects = { contactThankYou: '/thank-you' };
    const form = await renderForm({ formType: 'ContactForm', redirects, flags: { skipCaptcha: true } }, services);
    expect(covers(form)).toEqual([]);
    for (const [name, value] of Object.entries(contactAnswers.contact as Record<string, string>))
      await form.answer(`contact.${name}`, value);
    await form.press('Submit');
    await expectCovers(form, ['Sending your message…']);
    answer.resolve({ success: true });
    await expectCovers(form, ['Thank you. One moment, we are taking you to the next page…']);
  });

  it('hides 50 ms after loading ends, not before (FORM-27)', async () => {
    const { services, letGo } = servicesHeldBack();
    const form = await renderForm({ steps }, services);
    await expectCovers(form, ['Loading prices…']);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    letGo();
    while (!form.root.querySelector('[aria-busy="false"]')) await settle();
    await settle();
    // Preact starts its effects by a timer of its own.
    await pass(1);
    await pass(48);
    expect(covers(form)).toEqual(['Loading prices…']);
    await pass(2);
    expect(covers(form)).toEqual([]);
  });

  it('is driven by `loading`, as a search raises it, and shows `globalSpinner.message` when set (FORM-26, FORM-28)', async () => {
    const form = await renderForm({ steps });
    await form.loaded();
    await form.press('Look');
    await expectCovers(form, ['Looking for names…']);
    await form.press('Found');
    await expectCovers(form, []);
    await form.press('Look in silence');
    await vi.waitFor(() => expect(covers(form)).toHaveLength(1));
    expect(covers(form)[0]).not.toContain('Looking');
  });
});
