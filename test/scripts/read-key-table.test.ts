import { describe, expect, it } from 'vitest';
import { readKeyTable } from '../../scripts/schema/read-key-table.mjs';

describe('readKeyTable', () => {
  it('reads every table headed Key, as plain text, and no other table', () => {
    const page = `
| Key | Type | Meaning |
|---|---|---|
| \`formType\` | string | Which form; see [the list](forms.md). |
| \`theme\` | \`light\\|dark\` | Falls back to \`color-scheme\`. |

Text between.

| Token | Meaning |
|---|---|
| \`--charterform-gap\` | Space between fields. |

| Key | Meaning |
|:--|---|
| \`steps[].title\` | Shown | as heading. |
`;
    expect([...readKeyTable(page)]).toEqual([
      ['formType', 'Which form; see the list.'],
      ['theme', 'Falls back to color-scheme.'],
      ['steps[].title', 'as heading.'],
    ]);
  });

  it('fails on a key described twice', () => {
    const page = '| Key | Meaning |\n|---|---|\n| `a` | One. |\n| `a` | Two. |';
    expect(() => readKeyTable(page)).toThrow('a is described twice');
  });
});
