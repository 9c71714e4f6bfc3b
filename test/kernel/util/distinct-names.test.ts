import { expect, it } from 'vitest';
import { distinctNames } from '../../../src/kernel/util/distinct-names';

it('numbers a name from its second use on, past any name that is there already', () => {
  expect(distinctNames(['why', 'how', 'why', 'why'], '_')).toEqual(['why', 'how', 'why_2', 'why_3']);
  expect(distinctNames(['why', 'why 2', 'why'], ' ')).toEqual(['why', 'why 2', 'why 3']);
  expect(distinctNames(['email', 'why'], '_', ['email'])).toEqual(['email_2', 'why']);
});

it('uses no name that reaches a prototype', () => {
  expect(distinctNames(['constructor', '__proto__'], '_')).toEqual(['constructor_2', '__proto___2']);
});
