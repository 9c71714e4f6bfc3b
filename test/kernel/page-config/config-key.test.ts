import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import {
  filledGroup,
  flag,
  group,
  initialsOf,
  list,
  requiredText,
  oneOf,
  record,
  shapeOf,
  text,
  whole,
  type Filled,
  type Given,
} from '../../../src/kernel/page-config/config-key';
import { link } from '../../../src/kernel/page-config/matched-text';
import { pageConfigShape } from '../../../src/kernel/page-config/page-config';

const keys = {
  name: requiredText(),
  title: text(),
  kind: oneOf(['wide', 'narrow'], 'wide'),
  tags: list(text(), []),
  years: whole(1, 2),
  entry: group({ on: flag(true), id: requiredText() }),
  labels: record('role', text()),
  layout: filledGroup({ on: flag(true), link: link() }),
};

describe('a declared key', () => {
  it('says what a page may give', () => {
    expectTypeOf<Given<typeof keys>>().toEqualTypeOf<{
      name: string;
      title?: string | undefined;
      kind?: 'wide' | 'narrow' | undefined;
      tags?: readonly string[] | undefined;
      years?: number | undefined;
      entry?: { id: string; on?: boolean | undefined } | undefined;
      labels?: Readonly<Record<string, string>> | undefined;
      layout?: { on?: boolean | undefined; link?: string | undefined } | undefined;
    }>();
    expect(shapeOf(group(keys)).validateSync({ name: 'a' }, { strict: true })).toEqual({ name: 'a' });
    expect(() => shapeOf(requiredText()).validateSync(undefined, { strict: true })).toThrow('a string that is not empty');
  });

  it('says what the form finds there: its default, in a group key by key', () => {
    expectTypeOf<Filled<typeof keys>>().toEqualTypeOf<{
      name: string;
      title?: string | undefined;
      kind: 'wide' | 'narrow';
      tags: readonly string[];
      years: number;
      entry?: { id: string; on?: boolean | undefined } | undefined;
      labels: Readonly<Record<string, string>>;
      layout: { on: boolean; link?: string | undefined };
    }>();
    expect(initialsOf(keys)).toEqual({ kind: 'wide', tags: [], years: 2, labels: {}, layout: { on: true } });
  });

  it('takes no default of another kind', () => {
    const wrong = [
      // @ts-expect-error a number for text
      text(1),
      // @ts-expect-error none of the choices
      oneOf(['wide', 'narrow'], 'high'),
      // @ts-expect-error a list of numbers for one of text
      list(text(), [1]),
    ];
    expect(wrong.map(({ initial }) => initial)).toEqual([1, 'high', [1]]);
  });

  it('makes its shape only where it is checked', () => {
    const base = vi.fn(text().base);
    const late = filledGroup({ entry: group({ name: { ...text(), base } }) });
    expect(base).not.toHaveBeenCalled();
    shapeOf(late);
    expect(base).toHaveBeenCalledOnce();
    expect(Object.keys((pageConfigShape(['A'], ['formType', 'theme']) as unknown as { fields: object }).fields)).toEqual([
      'formType',
      'theme',
    ]);
  });
});
