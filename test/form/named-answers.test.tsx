import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { madeUp } from '../../gallery/made-up-path';
import type { AnswerPath } from '../../src/kernel/answers/answer-path';
import { getAnswer } from '../../src/kernel/answers/get-answer';
import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import { nothingOffered } from '../../src/kernel/facts/offer';
import type { Facts } from '../../src/kernel/facts/facts';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { createText } from '../../src/kernel/text/format-message';
import { createFormHandle } from '../../src/form/form-handle';
import { FormProvider } from '../../src/form/form-provider';
import { useFacts } from '../../src/form/use-field';
import { formList } from '../../src/forms/form-list';
import { onlyNamed } from '../support/named-answers';

const values = { company: { name: 'Pine', state: { key: 'WY' } }, notes: ['a', 'b'], more: 'c' };
const config = withDefaults({ formType: 'ContactForm' });
const facts: Facts = {
  config,
  form: formList.ContactForm,
  offer: nothingOffered,
  catalogue: emptyCatalogue,
  values,
  domains: [],
  today: '2030-01-15',
};
const read = (path: string, ...named: string[]) => getAnswer(onlyNamed(facts, named).values, madeUp(path));

describe('facts of which some answers are named', () => {
  it('give these, those below them and the groups above them', () => {
    expect(read('company.name', 'company.name')).toBe('Pine');
    expect(read('company.state.key', 'company')).toBe('WY');
    expect(read('notes.1', 'notes')).toBe('b');
    expect(read('company', 'company', 'more')).toBe(values.company);
    expect(onlyNamed(facts, ['more'])).toBe(onlyNamed(facts, ['more']));
  });

  it('throw where another is read, answered or not, or where all are listed', () => {
    expect(() => read('company.state', 'company.name')).toThrow('"company.state" is read here and not named');
    expect(() => read('notes', 'company')).toThrow('"notes" is read here and not named');
    expect(() => read('later', 'company')).toThrow('"later" is read here and not named');
    expect(() => ({ ...onlyNamed(facts, ['company']).values })).toThrow('listed');
    expect(() => Object.keys(read('company', 'company.name') as object)).toThrow('listed');
  });
});

describe('a view', () => {
  function show(asked: AnswerPath) {
    const plan = { formType: 'ContactForm', stepMode: false, steps: [] };
    const form = createFormHandle({ plan, initialValues: values, factsWith: (now) => ({ ...facts, values: now }), mirror: () => {} });
    const View = () => <output>{String(getAnswer(useFacts(madeUp('company.name')).values, asked))}</output>;
    render(
      <FormProvider form={form} text={createText()} idPrefix="form-1" validate={() => true} onSubmit={() => {}}>
        <View />
      </FormProvider>,
    );
  }

  it('is handed the answers that it names, and throws in tests where it reads another', () => {
    show(madeUp('company.name'));
    expect(screen.getByText('Pine')).toBeTruthy();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => show(madeUp('more'))).toThrow('"more" is read here and not named');
    vi.restoreAllMocks();
  });
});
