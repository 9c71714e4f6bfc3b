import { expect, it } from 'vitest';
import { noticeMessage } from '../../../src/kernel/answers/notice';
import { textIn } from '../../support/locales';

it('a notice names states in the language of the visitor (PROD-39)', () => {
  const notice = { key: 'multiState.unchecked', states: ['NC', 'WY'] } as const;
  expect(noticeMessage(notice, textIn('en'))).toContain(': North Carolina, Wyoming.');
  expect(noticeMessage(notice, textIn('es'))).toContain(': Carolina del Norte, Wyoming.');
});

it('a notice without states says the rest', () => {
  expect(noticeMessage({ key: 'notice.duration', params: { state: 'Ohio' } }, textIn('en'))).toContain('Ohio');
});
