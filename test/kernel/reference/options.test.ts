import { afterEach, describe, expect, it, vi } from 'vitest';
import { sortByLabel } from '../../../src/kernel/reference/options';

afterEach(() => vi.restoreAllMocks());

describe('options sorted by label', () => {
  it('stand as the locale orders them, in a copy', () => {
    const options = ['Zebra', 'Ñandú', 'nube', 'Oso'].map((label) => ({ label }));
    expect(sortByLabel(options, 'es').map(({ label }) => label)).toEqual(['nube', 'Ñandú', 'Oso', 'Zebra']);
    expect(options[0]?.label).toBe('Zebra');
  });

  it('need no collator, which is slow to create, while there is nothing to sort', () => {
    const { Collator } = Intl;
    const create = vi.spyOn(Intl, 'Collator').mockImplementation(function (...of) {
      return new Collator(...of);
    });
    expect(sortByLabel([{ label: 'Wyoming' }], 'fr')).toEqual([{ label: 'Wyoming' }]);
    expect(create).not.toHaveBeenCalled();
    sortByLabel([{ label: 'Wyoming' }, { label: 'Utah' }], 'fr');
    expect(create).toHaveBeenCalledOnce();
  });
});
