import { vi } from 'vitest';
import type { AnswerPath } from '../../src/kernel/answers/answer-path';
import { onlyNamed } from '../support/named-answers';

// A view that reads an answer it does not name would show an old one; here it throws.
vi.mock('../../src/form/use-field', async (original) => {
  const real = await original<typeof import('../../src/form/use-field')>();
  return { ...real, useFacts: (...paths: AnswerPath[]) => onlyNamed(real.useFacts(...paths), paths) };
});

vi.mock('../../src/shell/context/use-order', async (original) => {
  const real = await original<typeof import('../../src/shell/context/use-order')>();
  const { orderAnswers } = await import('../../src/shell/context/order-answers');
  return {
    ...real,
    useOrder() {
      const { facts, cart } = real.useOrder();
      return { facts: onlyNamed(facts, orderAnswers), cart };
    },
  };
});
