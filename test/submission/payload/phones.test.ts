import { describe, expect, it } from 'vitest';
import { setPath } from '../../../src/kernel/util/paths';
import { phonesPart } from '../../../src/submission/payload/phones';
import { llcValues } from '../example-order';

describe('phones', () => {
  it('have kind, number and label, and are only those given (SUBM-23)', () => {
    expect(phonesPart(llcValues)).toEqual([{ kind: 'primary', phone_number: '(307) 555-0101', label: 'Primary Phone' }]);
    const alternate = setPath(llcValues, 'contactInformation.alternatePhone', '307 555 0102');
    const more = setPath(alternate, 'contactInformation.fax', '5');
    expect(phonesPart(more).map(({ kind, label }) => [kind, label])).toEqual([
      ['primary', 'Primary Phone'],
      ['alternate', 'Alternate Phone'],
      ['fax', 'Fax'],
    ]);
  });

  it('have a fax of digits alone (SUBM-24)', () => {
    const fax = (typed: string) => phonesPart({ contactInformation: { fax: typed } });
    expect(fax('+1 (307) 555-0103')).toEqual([{ kind: 'fax', phone_number: '13075550103', label: 'Fax' }]);
    expect(fax('() -')).toEqual([]);
  });
});
