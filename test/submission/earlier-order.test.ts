import { describe, expect, it } from 'vitest';
import { earlierOrderError, furtherText, stillProcessing, type EarlierOrder } from '../../src/submission/earlier-order';
import { readConflict, readHeldOrder } from '../../src/submission/held-order';
import type { PageConfig } from '../../src/kernel/page-config/page-config';
import { createText } from '../../src/kernel/text/format-message';
import { textIn } from '../support/locales';
import { someFacts } from '../commerce/catalogue/sample-facts';

const received_at = '2026-11-25T12:00:00Z';
const held = { received_at, invoice_numbers: ['100001', '100002'], total: 1234.5 };
const factsOf = (formType: PageConfig['formType']) => someFacts({ config: { formType } });

describe('what a 409 says', () => {
  it.each([
    ['that the first post still runs', { code: 'still_working' }, 'running'],
    ['that another order has the key', { code: 'other_order' }, {}],
    ['that nothing was ordered under the key', { code: 'other_order', order: null }, { held: null }],
    ['what was', { code: 'other_order', order: held }, { held }],
    ['nothing', { error: 'Conflict' }, undefined],
    ['nothing that is known', { code: 'rest_conflict', order: held }, undefined],
  ])('%s is read (NET-08)', (_what, body, conflict) => {
    expect(readConflict(body)).toEqual(conflict);
  });

  it.each([
    ['no time', { invoice_numbers: ['1'] }],
    ['a time that is none', { received_at: 'yesterday' }],
    ['a text for an order', 'yes'],
    ['a list for an order', [held]],
    ['true for an order', true],
  ])('with %s tells of no order (NET-08)', (_what, order) => {
    expect(readConflict({ code: 'other_order', order })).toEqual({});
  });

  it('keeps the numbers and the amount that can be read (NET-08)', () => {
    expect(readHeldOrder({ received_at, invoice_numbers: [7, '', {}, '8'], total: '75.00' })).toEqual({
      received_at,
      invoice_numbers: ['7', '8'],
      total: 75,
    });
    for (const total of [-1, 'free', '1.234', null])
      expect(readHeldOrder({ received_at, total })).toEqual({ received_at, invoice_numbers: [] });
  });
});

describe('the words about an order that was sent before', () => {
  /** The title and sentence beside the button, and the question. */
  function read(formType: PageConfig['formType'], earlier: EarlierOrder, text = createText()): string[] {
    const { title, message } = earlierOrderError(factsOf(formType), earlier);
    const further = furtherText(factsOf(formType).form, earlier);
    return [title && text(title), 'text' in message ? message.text : text(message.key, message.params), text(further.key, further.params)];
  }

  it('show what the server has, in the words of the form and the language (SUBM-55)', () => {
    const day = 'November 25, 2026 at \\d+:00\\W[AP]M';
    const [title, sentence, question] = read('RASignupForm', held);
    expect(title).toBe('Your earlier order went through');
    const details = `We received it on ${day}. Its invoice number is 100001, 100002. Its total is \\$1,234.50.`;
    expect(sentence).toMatch(new RegExp(`^${details} The order on this page differs from it and has not been sent.$`));
    expect(question).toMatch(new RegExp(`^Your earlier order went through. ${details} If you send .* ordered on top of it.$`));
    const message = read('ContactForm', { received_at, invoice_numbers: [] });
    expect(message[1]).toMatch(new RegExp(`^We received it on ${day}. What is on this page differs from it and has not been sent.$`));
    expect(message.join(' ')).not.toMatch(/order|charged/);
    const spanish = read('RASignupForm', held, textIn('es-US'));
    expect(spanish[1]).toMatch(
      /^Lo recibimos el 25 de noviembre de 2026.* Su número de factura es 100001, 100002\. Su total es \$1,234\.50\. /,
    );
  });

  it('say what may be charged twice where the server does not tell (SUBM-55, SUBM-56)', () => {
    expect(
      read('RASignupForm', 'conflict')
        .slice(1)
        .map((words) => words.includes('may be charged for both')),
    ).toEqual([true, true]);
    expect(read('RASignupForm', 'unknown')[2]).toContain('ordered on top of it');
    for (const earlier of ['conflict', 'unknown'] as const) expect(read('ContactForm', earlier).join(' ')).not.toMatch(/order|charged/);
    expect(stillProcessing(factsOf('RASignupForm'))).toMatchObject({ message: { key: 'submission.processing.order' } });
    expect(stillProcessing(factsOf('ContactForm'))).toMatchObject({ message: { key: 'submission.processing.message' } });
  });
});
