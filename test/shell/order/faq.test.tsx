import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderForm } from '../../support/render-form';
import { twoSteps } from '../../support/visits';

afterEach(() => vi.restoreAllMocks());

const question = { faqQuestionText: 'What is a registered agent?' };

describe('a question under the summary', () => {
  it('is a link in a new tab where it is configured so, and none without a FAQ (SUMM-28)', async () => {
    const none = await renderForm({ steps: twoSteps });
    expect(none.all('.charterform-faq')).toEqual([]);
    none.stop();
    const form = await renderForm({ steps: twoSteps, faq: [{ ...question, faqAsLink: true, faqLinkUrl: '/faq/agent' }] });
    const [link] = form.all<HTMLAnchorElement>('.charterform-faq a');
    expect([link?.textContent, link?.getAttribute('href'), link?.target]).toEqual([question.faqQuestionText, '/faq/agent', '_blank']);
  });

  it('opens a popup titled by it with its answer as clean HTML, with a footer button only where asked for (SUMM-29)', async () => {
    const faqContent = '<p onclick="steal()">Someone who is <em>always</em> there.<script>steal()</script></p>';
    const form = await renderForm({
      steps: twoSteps,
      faq: [{ ...question, faqContent, faqShowFooterButton: true, faqFooterButtonText: 'I see' }],
    });
    await form.press(question.faqQuestionText);
    const [dialog] = form.all('dialog');
    expect(dialog?.querySelector('h2')?.textContent).toBe(question.faqQuestionText);
    expect(dialog?.innerHTML).toContain('<p>Someone who is <em>always</em> there.</p>');
    await form.press('I see');
    expect(form.all('dialog')).toEqual([]);
    form.stop();

    const faq = [{ ...question, faqContent: '<p>Yes.</p>', faqFooterButtonText: 'I see' }];
    const plain = await renderForm({ steps: twoSteps, faq });
    await plain.press(question.faqQuestionText);
    expect(plain.all('dialog h2')).toHaveLength(1);
    expect(plain.all('dialog footer')).toEqual([]);
  });

  it('whose answer cannot be shown says so alone, and the form goes on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // As on a page that requires Trusted Types.
    vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
      throw new TypeError('This document requires TrustedHTML');
    });
    const form = await renderForm({ steps: twoSteps, faq: [{ ...question, faqContent: '<p>Yes.</p>' }] });
    await form.answer('companyInformation.companyName', 'Pine Ridge LLC');
    await form.press(question.faqQuestionText);
    await form.reads('We could not load this part of the form.');
    expect(form.all('dialog h2')).toHaveLength(1);
    expect(form.services.log.error.mock.calls).toEqual([
      [`The answer to "${question.faqQuestionText}" is broken.`, new TypeError('This document requires TrustedHTML')],
    ]);
    await form.press('Close');
    expect(form.control('companyInformation.companyName').value).toBe('Pine Ridge LLC');
    expect(form.all('.charterform-broken')).toEqual([]);
  });
});
