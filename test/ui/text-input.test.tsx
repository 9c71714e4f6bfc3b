import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { caretAfterMask, TextInput } from '../../src/ui/text-input';

const phone = (typed: string) => {
  const digits = typed.replace(/\D/g, '').slice(0, 10);
  if (digits.length <= 3) return digits && `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};

function Phone({ start = '', onChange = () => {} }: { start?: string; onChange?: (text: string) => void }) {
  const [value, setValue] = useState(start);
  const change = (text: string) => {
    onChange(text);
    setValue(text);
  };
  return <TextInput id="phone" name="phone" type="tel" value={value} onInput={change} mask={phone} />;
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');

describe('TextInput', () => {
  it('says each change of its text', async () => {
    const onInput = vi.fn();
    render(<TextInput id="name" name="name" value="" onInput={onInput} />);
    await userEvent.type(box(), 'A');
    expect(onInput).toHaveBeenCalledWith('A');
  });

  it('formats what is typed, and refuses in sight what the mask refuses', async () => {
    render(<Phone />);
    await userEvent.type(box(), '30x75550132');
    expect(box().value).toBe('(307) 555-0132');
  });

  it('formats what is pasted', async () => {
    render(<Phone />);
    box().focus();
    await userEvent.paste('307.555.0132');
    expect(box().value).toBe('(307) 555-0132');
  });

  it('shows the kept text after a character that changes nothing', async () => {
    const onChange = vi.fn();
    render(<Phone start="(307" onChange={onChange} />);
    await userEvent.type(box(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(box().value).toBe('(307');
    expect(box().selectionStart).toBe(2);
    expect(onChange).toHaveBeenLastCalledWith('(307');
  });

  it('keeps the caret where the visitor types in the middle', async () => {
    render(<Phone start="(307) 555-013" />);
    await userEvent.type(box(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(box().value).toBe('(390) 755-5013');
    expect(box().selectionStart).toBe(3);
  });

  it('steps over the separators behind the typed character', async () => {
    render(<Phone start="(307) 555-013" />);
    await userEvent.type(box(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(box().value).toBe('(309) 755-5013');
    expect(box().selectionStart).toBe(6);
  });

  it('lets Backspace pass a separator', async () => {
    render(<Phone start="(307) 555" />);
    await userEvent.type(box(), '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(box().value).toBe('(307) 555');
    await userEvent.keyboard('{Backspace}');
    expect(box().value).toBe('(305) 55');
    expect(box().selectionStart).toBe(3);
  });

  it('leaves the caret of an e-mail input alone, which has none', async () => {
    const Email = () => {
      const [value, setValue] = useState('');
      return <TextInput id="email" name="email" type="email" value={value} onInput={setValue} mask={(text) => text.toLowerCase()} />;
    };
    render(<Email />);
    await userEvent.type(box(), 'A@B.C');
    expect(box().value).toBe('a@b.c');
  });

  it('has a max length of 524288 unless told otherwise (FIELD-01)', () => {
    const props = { id: 'a', name: 'a', value: '', onInput: () => {} };
    const { rerender } = render(<TextInput {...props} />);
    expect(box().maxLength).toBe(524288);
    rerender(<TextInput {...props} maxLength={4} />);
    expect(box().maxLength).toBe(4);
  });

  it('carries what autofill and phone keyboards need', () => {
    render(<TextInput id="z" name="z" value="" onInput={() => {}} type="tel" autoComplete="postal-code" inputMode="numeric" />);
    const { type, autocomplete, inputMode } = box();
    expect({ type, autocomplete, inputMode: inputMode ?? box().getAttribute('inputmode') }).toEqual({
      type: 'tel',
      autocomplete: 'postal-code',
      inputMode: 'numeric',
    });
  });
});

describe('caretAfterMask', () => {
  const signs = (text: string) => text.replace(/\D/g, '').length;

  it('has as many digits before it as before, up to what the mask kept', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d() x-]{0,16}$/), fc.nat(16), fc.boolean(), (typed, at, isDeleting) => {
        const caret = Math.min(at, typed.length);
        const masked = phone(typed);
        const position = caretAfterMask(phone, typed, caret, isDeleting);
        expect(signs(masked.slice(0, position))).toBe(Math.min(signs(typed.slice(0, caret)), signs(masked)));
      }),
    );
  });
});
