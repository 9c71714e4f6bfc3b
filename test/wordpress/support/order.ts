import { answers, fillOrder, type Answers, type StepKey } from '../../browser/support/order-form';
import type { Page } from '@playwright/test';

/** The answers of the kept order without its password, which only an order that opens an account asks for. */
export const answersWithoutPassword: Record<StepKey, Answers> = {
  ...answers,
  contact: Object.fromEntries(Object.entries(answers.contact).filter(([name]) => name !== 'accountInformation.password')),
};

/** The whole order but the last click, on a site that opens no account with it. */
export const fillOrderWithoutPassword = (page: Page): Promise<void> => fillOrder(page, answersWithoutPassword);
