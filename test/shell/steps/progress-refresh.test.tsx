import { madeUp } from '../../../gallery/made-up-path';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { formList } from '../../../src/forms/form-list';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormProgress } from '../../../src/shell/steps/progress';
import { emptyCatalogue } from '../../../src/kernel/facts/catalogue';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import type { FormPlan } from '../../../src/kernel/plan/form-plan';
import { createText } from '../../../src/kernel/text/format-message';
import { createFormHandle } from '../../../src/form/form-handle';
import { FormProvider } from '../../../src/form/form-provider';

const counts = vi.hoisted(() => ({ refreshes: 0 }));

vi.mock('../../../src/kernel/plan/progress', async (actual) => {
  const real = await actual<typeof import('../../../src/kernel/plan/progress')>();
  return { ...real, progressOf: (...given: Parameters<typeof real.progressOf>) => (counts.refreshes++, real.progressOf(...given)) };
});
vi.mock('../../../src/shell/context/app-context', () => ({ useApp: () => ({ navigation: { goTo: () => {} } }) }));

const fields = [{ path: madeUp('name'), label: 'company.name', rules: 'required|length:3' }] as const;
const plan: FormPlan = {
  formType: 'FormABusinessForm',
  stepMode: true,
  steps: [{ key: 'one', title: 'One', sections: [{ title: '', text: '', modules: [{ id: 'Some', params: {}, fields }] }] }],
};
const around = {
  config: withDefaults({ formType: 'FormABusinessForm' }),
  form: formList.FormABusinessForm,
  catalogue: emptyCatalogue,
  domains: [],
  offer: nothingOffered,
  today: '2030-01-15',
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => void vi.useRealTimers());

it('the state of a step is refreshed once for all changes within 16 ms of each other (VALID-14)', async () => {
  const form = createFormHandle({ plan, initialValues: { name: '' }, factsWith: (values) => ({ ...around, values }), mirror: () => {} });
  const { container } = render(
    <FormProvider form={form} text={createText()} idPrefix="form-1" validate={() => true} onSubmit={() => {}}>
      <FormProgress />
    </FormProvider>,
  );
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  await pass(100);
  expect(container.textContent).toContain('0 of 1');
  const before = counts.refreshes;
  for (const name of ['P', 'Pi', 'Pin', 'Pine']) {
    await act(async () => form.type(madeUp('name'), name));
    await pass(15);
  }
  expect(counts.refreshes).toBe(before);
  await pass(1);
  expect(counts.refreshes).toBe(before + 1);
  expect(container.textContent).toContain('1 of 1');
  await pass(100);
  expect(counts.refreshes).toBe(before + 1);
  await act(async () => form.type(madeUp('name'), ''));
  await pass(16);
  expect(counts.refreshes).toBe(before + 2);
});
