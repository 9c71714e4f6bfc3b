import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { AnswerPath } from '../../src/kernel/answers/answer-path';
import { chosenKey } from '../../src/kernel/answers/get-answer';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { checkShown, rulesOf } from '../../src/kernel/plan/check-step';
import { modulesOf, type FieldDeclaration, type FormPlan } from '../../src/kernel/plan/form-plan';
import { readField } from '../../src/kernel/plan/read-answers';
import { initialValues } from '../../src/commerce/start/initial-values';
import { makePlan } from '../../src/commerce/start/make-plan';
import { setPath } from '../../src/kernel/util/paths';
import { readEntered } from '../../src/kernel/util/entered-text';
import { applyMask } from '../../src/kernel/validation/masks';
import { createFormHandle } from '../../src/form/form-handle';
import { formList } from '../../src/forms/form-list';
import { moduleList } from '../../src/forms/module-list';
import { factsWith } from '../kernel/plan/sample-plan';
import { texts } from './runs';

// The mirror waits for a frame, of which there is none under Node.
vi.stubGlobal('requestAnimationFrame', () => 0);
vi.stubGlobal('cancelAnimationFrame', () => {});
afterAll(() => void vi.unstubAllGlobals());

interface Page {
  plan: FormPlan;
  config: ReturnType<typeof withDefaults>;
}

/** Every form with all that it asks by default. */
const pages = Object.entries(formList).flatMap(([formType, form]): Page[] => {
  const config = withDefaults({ formType });
  const planned = makePlan({ config, form, modules: moduleList });
  return 'error' in planned ? [] : [{ plan: planned.plan, config }];
});

/** Passwords and tokens are kept as they are. */
const isText = ({ type, secret, inputmode, initial = '', options, control = 'textArea' }: FieldDeclaration) =>
  type !== 'checkbox' && !(secret && !inputmode) && initial === '' && !options && control === 'textArea';

const pasteable = pages.flatMap((page) =>
  modulesOf(page.plan)
    .flatMap(({ fields }) => fields)
    .filter(isText)
    .map((field) => ({ ...page, field, path: field.path.replaceAll('[]', '.0') as AnswerPath })),
);

const pieces = fc.constantFrom(
  ...[
    'Okafor',
    'Pine Ridge',
    'L L C',
    'José',
    '李',
    'عمر',
    '307',
    '555',
    '0132',
    '٣٠٧',
    '１２',
    '00',
    '011',
    '+',
    '+1',
    '+44',
    '(',
    ')',
    '/',
    '.',
  ],
  ...[
    ',',
    '$',
    '49.00',
    '1,200',
    '5 Jan 2020',
    '2020-01-05',
    '12/31/2025',
    '4111',
    '3782',
    'ext. 4',
    'https://',
    'www.',
    '@',
    'okafor.com',
  ],
  ...[
    '\u200b',
    '\u202e',
    '\u2066',
    '\u00ad',
    '\ufeff',
    '\u0000',
    '\u00a0',
    '\u3000',
    '\t',
    '\n',
    '\r\n',
    '  ',
    ' ',
    '–',
    '−',
    '😀',
    '\ud83d',
    '<b>',
  ],
);
const pasted = fc.oneof(
  { weight: 4, arbitrary: fc.array(pieces, { minLength: 1, maxLength: 8 }).map((all) => all.join('')) },
  fc.string({ unit: 'binary', minLength: 1 }),
);

function openPage({ plan, config }: Page) {
  const factsOf = (values: object) => factsWith({ ...values }, config);
  return createFormHandle({ plan, initialValues: initialValues({ plan, config }), factsWith: factsOf, mirror: () => {}, reactions: [] });
}

/** Letters, digits and other signs that a reader sees, by which nothing is lost; capitals and how they are composed do not count. */
const seen = (text: string) =>
  readEntered(text, 'code')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

/** What a field shows of a text that is pasted into it. */
function shown(field: FieldDeclaration, text: string): string {
  const { mask } = field;
  const read = readField(field, text);
  return mask === undefined ? read : applyMask(typeof mask === 'string' ? mask : mask(read), read);
}

describe('any text that is pasted', () => {
  it('is read once at the door of every field, and never holds what nobody sees (FIELD-25)', () => {
    expect(pasteable.length).toBeGreaterThan(100);
    fc.assert(
      fc.property(fc.nat(pasteable.length - 1), pasted, (place, text) => {
        const { field, path, ...page } = pasteable[place]!;
        const form = openPage(page);
        const parent = path.replace(/\.0\..*$/, '');
        if (parent !== path && form.entries(parent as never).length === 0) form.change({ [parent]: [{}] } as never);
        form.change({ [path]: text } as never);
        const kept = chosenKey(form.values(), path);
        expect(kept).toBe(readField(field, text));
        expect(readField(field, kept)).toBe(kept);
        expect(kept.replace(/\n/g, field.control === 'textArea' ? '' : '\n')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(kept).not.toMatch(/ {2}/);
      }),
      texts,
    );
  });

  it('loses no letter and no digit, or is refused in words (FIELD-23)', () => {
    fc.assert(
      fc.property(fc.nat(pasteable.length - 1), pasted, (place, text) => {
        const { field, path, config } = pasteable[place]!;
        const result = shown(field, text);
        expect(shown(field, result)).toBe(result);
        if (seen(result) === seen(text)) return;
        // A date may name its month, and the prefix of a country's phone number is no part of it.
        const isDate = /^\d\d\/\d\d\/\d{4}$/.test(result);
        const isPhone = field.type === 'tel' || field.path === 'phoneService.phoneAreaCode';
        const isSame =
          isDate ||
          (isPhone &&
            seen(text)
              .replace(/^(TEL)?(00|011)?1?/, '')
              .endsWith(seen(result).replace(/^1/, '')));
        const facts = factsWith(setPath({}, path, result), config);
        const failure = () => checkShown(field, path, rulesOf(field, path, facts), facts);
        expect(isSame || failure() !== null, `${JSON.stringify(text)} became ${JSON.stringify(result)}`).toBe(true);
      }),
      texts,
    );
  });
});
