import { expect, it } from 'vitest';
import { longestText } from '../../../src/ui/text-input';
import { nastyTexts } from './nasty-texts';

it.each(Object.entries(nastyTexts))('%s are as many as a field can hold', (_name, { length }) => {
  expect(length).toBeLessThanOrEqual(longestText);
  expect(length).toBeGreaterThan(longestText - 40);
});
