import { expect, it } from 'vitest';
import { maxTextLength } from '../../../src/ui/text-input';
import { nastyTexts } from './nasty-texts';

it.each(Object.entries(nastyTexts))('%s are as many as a field can hold', (_name, { length }) => {
  expect(length).toBeLessThanOrEqual(maxTextLength);
  expect(length).toBeGreaterThan(maxTextLength - 40);
});
