import type { Question } from 'three-step';

/** The same words as on the bare page. */
const messages: Readonly<Record<string, (param: string) => string>> = {
  required: () => 'Please fill this in.',
  email: () => 'Please enter a valid e-mail address.',
  phoneNumber: () => 'Please enter a valid phone number.',
  faxNumber: () => 'Please enter a valid phone number.',
  date: () => 'Please enter a date as MM/DD/YYYY.',
  url: () => 'Please enter a web address.',
  creditCard: () => 'Please enter a valid card number.',
  expiry: () => 'Please enter a month and a year as MM / YY.',
  numeric: () => 'Please enter digits alone.',
  length: (least) => `Please enter at least ${least} characters.`,
  maxLength: (most) => `Please enter at most ${most} characters.`,
  moreThanEnding: () => 'Please enter the name before its ending.',
};

export const messageOf = (rule: string, param = ''): string => messages[rule]?.(param) ?? '';

const phone = /^\+?(\(\d{1,3}\))?[\d\s./-]*\d[\d\s./-]*$/;

/** Rules that a library has no name for. */
const tests: Readonly<Record<string, (value: string, param: string) => boolean>> = {
  email: (value) => /^[^\s@&]+@[^\s@&]+\.[^\s@&]{2,}$/.test(value),
  phoneNumber: (value) => phone.test(value),
  faxNumber: (value) => phone.test(value),
  url: (value) => /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(value),
  numeric: (value) => /^\d+$/.test(value),
  moreThanEnding: (value) => !/^[\s(]*(l\.?\s*l\.?\s*c\.?|inc\.?|corp\.?|ltd\.?)[\s)]*$/i.test(value),
  date: isDateUntil,
  creditCard: (value) => passesLuhn(value.replace(/\s/g, '')),
  expiry: (value, param) => isExpiryFrom(value, param.split(',')[1] ?? ''),
};

/** The rules of a question beside required, length and maxLength, which every library has. */
export const ownRules = ({ rules }: Question) => rules.filter(({ name }) => name in tests);

export const ruleOf = ({ rules }: Question, wanted: string) => rules.find(({ name }) => name === wanted);

export const isRequired = (question: Question): boolean => ruleOf(question, 'required') !== undefined;

/** Whether a text that is not empty keeps a rule. */
export const keepsRule = (rule: string, value: string, param = ''): boolean => tests[rule]?.(value, param) ?? true;

function isDateUntil(value: string, last: string): boolean {
  const [, month = '', day = '', year = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(value) ?? [];
  const inOrder = (date: string) => date.slice(6) + date.slice(0, 2) + date.slice(3, 5);
  return new Date(Number(year), Number(month) - 1, Number(day)).getDate() === Number(day) && inOrder(value) <= inOrder(last);
}

function isExpiryFrom(value: string, now: string): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])[ /]*(\d\d)$/.exec(value) ?? [];
  return month !== '' && `20${year}-${month}` >= now && Number(`20${year}`) < Number(now.slice(0, 4)) + 10;
}

function passesLuhn(number: string): boolean {
  if (!/^\d{15,}$/.test(number)) return false;
  const digits = [...number].reverse().map((digit, i) => Number(digit) * (1 + (i % 2)));
  return digits.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) % 10 === 0;
}
