import { expect, it } from 'vitest';
import { readConfig } from '../../support/page-config';

const formType = 'ContactForm';
const read = (rest: object) => readConfig({ formType, ...rest });
const expected = 'a name without dots, and no number, constructor, prototype or __proto__';

it('leaves out questions and answers of blanks alone, as the servers that count its questions do (SUBM-62)', () => {
  const { config, problems } = read({
    questions: [
      { label: ' ' },
      { label: '\u00a0\t' },
      { label: 'Your logo', type: 'file' },
      { label: 'Which?', type: 'radio', options: ['', 'Small', '\u00a0'] },
    ],
    jobs: { positions: [{ title: ' ' }, { title: 'Baker' }], sources: ['', 'A friend'] },
  });
  expect(config?.questions).toEqual([
    { label: 'Your logo', type: 'file' },
    { label: 'Which?', type: 'radio', options: ['Small'] },
  ]);
  expect(config?.jobs).toMatchObject({ positions: [{ title: 'Baker' }], sources: ['A friend'] });
  expect(problems.map(({ key }) => key)).toEqual([
    'questions[0].label',
    'questions[1].label',
    'questions[3].options[0]',
    'questions[3].options[2]',
    'jobs.positions[0].title',
    'jobs.sources[0]',
  ]);
});

it.each(['web.hosting', 'etc.', '0', '12', 7, 1e-9, 2.5, '__proto__', 'constructor'])(
  'takes no "%s" for the name of an answer, which others would share (STORE-05)',
  (saveAs) => {
    const optionalProducts = [{ type: 'radioList', saveAs, products: [{ role: 'webHosting' }] }];
    const { config, problems } = read({ products: { webHosting: { saveAs, order: 5 } }, optionalProducts });
    expect(config?.products).toEqual({ webHosting: { order: 5 } });
    expect(config?.optionalProducts?.[0]).not.toHaveProperty('saveAs');
    expect(problems).toMatchObject([
      { key: 'products.webHosting.saveAs', expected },
      { key: 'optionalProducts[0].saveAs', expected },
    ]);
    expect(read({ products: { webHosting: { saveAs: 'web hosting' }, seal: { saveAs: '' } } }).problems).toEqual([]);
  },
);
