import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { applyMask, cardNumberMask, phoneMask } from '../../src/kernel/validation/masks';
import { TextInput } from '../../src/ui/text-input';

const masks = {
  phone: (typed: string) => applyMask(phoneMask, typed),
  card: (typed: string) => applyMask(cardNumberMask(typed), typed),
  plate: (typed: string) => applyMask('AA-##', typed),
};

interface MaskedProps {
  kind?: keyof typeof masks;
  start?: string;
  maxLength?: number;
  onChange?: (text: string) => void;
}

function Masked({ kind = 'phone', start = '', maxLength, onChange = () => {} }: MaskedProps) {
  const [value, setValue] = useState(start);
  const change = (text: string) => {
    onChange(text);
    setValue(text);
  };
  return <TextInput id="masked" name="masked" value={value} onInput={change} mask={masks[kind]} maxLength={maxLength} />;
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');

async function paste(text: string, from: number, to = from) {
  box().focus();
  box().setSelectionRange(from, to);
  await userEvent.paste(text);
}

describe('a masked input', () => {
  it('shows masked what comes from elsewhere unmasked (FIELD-02)', () => {
    const onChange = vi.fn();
    render(<Masked start="3075550132" onChange={onChange} />);
    expect(box().value).toBe('(307) 555-0132');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('goes on from what came unmasked', async () => {
    render(<Masked start="307555013" />);
    await userEvent.type(box(), '2');
    expect(box().value).toBe('(307) 555-0132');
  });

  it('writes capitals where the mask wants them, key by key (FIELD-03)', async () => {
    render(<Masked kind="plate" />);
    await userEvent.type(box(), 'ab-c2');
    expect(box().value).toBe('AB-C2');
  });

  it('keeps what has no place in the mask, until it is deleted (FIELD-23)', async () => {
    render(<Masked start="(307) 555-0132" maxLength={14} />);
    await userEvent.type(box(), '9x');
    expect(box().value).toBe('(307) 555-01329x');
    await userEvent.type(box(), '{Backspace}{Backspace}');
    expect(box().value).toBe('(307) 555-0132');
  });

  it('keeps all of a pasted text, its lines one blank apart (FIELD-23)', async () => {
    render(<Masked maxLength={14} />);
    await paste('307 555\n0132 or 307 555 0133', 0);
    expect(box().value).toBe('307 555 0132 or 307 555 0133');
  });

  it.each([
    ['phone', '+1 (307) 555-0132', '(307) 555-0132'],
    ['phone', ' 307.555.0132\n', '(307) 555-0132'],
    ['card', '4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['card', '  3782  822463  10005  ', '3782 822463 10005'],
  ] as const)('takes "%s" pasted as "%s"', async (kind, pasted, shown) => {
    const onChange = vi.fn();
    render(<Masked kind={kind} onChange={onChange} />);
    await paste(pasted, 0);
    expect(box().value).toBe(shown);
    expect(box().selectionStart).toBe(shown.length);
    expect(onChange.mock.calls).toEqual([[shown]]);
  });

  it('loses no digit of a paste to the max length, whatever separates them', async () => {
    render(<Masked kind="card" maxLength={19} />);
    await paste(' 4242 - 4242 - 4242 - 4242', 0);
    expect(box().value).toBe('4242 4242 4242 4242');
  });

  it('keeps the caret behind what is pasted in the middle', async () => {
    render(<Masked kind="card" start="4242 4242" />);
    await paste('99', 2);
    expect(box().value).toBe('4299 4242 42');
    expect(box().selectionStart).toBe(5);
  });

  it('lets a paste take the place of what is selected', async () => {
    render(<Masked start="(307) 555-0132" />);
    await paste('212', 0, 5);
    expect(box().value).toBe('(212) 555-0132');
    expect(box().selectionStart).toBe(6);
  });

  it('takes what a browser fills in by itself', () => {
    render(<Masked />);
    fireEvent.input(box(), { target: { value: '+13075550132' } });
    expect(box().value).toBe('(307) 555-0132');
  });

  it('lets Delete pass a separator', async () => {
    render(<Masked start="(307) 555" />);
    await userEvent.type(box(), '{Delete}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(box().value).toBe('(307) 555');
    expect(box().selectionStart).toBe(6);
    await userEvent.keyboard('{Delete}');
    expect(box().value).toBe('(307) 55');
    expect(box().selectionStart).toBe(6);
  });

  it('leaves a character alone that is still being composed', () => {
    const onChange = vi.fn();
    render(<Masked kind="plate" onChange={onChange} />);
    fireEvent.input(box(), { target: { value: 'a´' }, isComposing: true });
    expect(box().value).toBe('a´');
    fireEvent.compositionEnd(box());
    fireEvent.input(box(), { target: { value: 'á' } });
    expect(box().value).toBe('á');
    fireEvent.input(box(), { target: { value: 'a' } });
    expect(box().value).toBe('A');
    expect(onChange).toHaveBeenLastCalledWith('A');
  });
});

describe('an input without a mask', () => {
  it('takes the text as it is typed and pasted (FIELD-02)', async () => {
    const onInput = vi.fn();
    render(<TextInput id="plain" name="plain" value="" onInput={onInput} />);
    box().focus();
    await userEvent.paste('  a-1 (é) ');
    expect(onInput.mock.calls).toEqual([['  a-1 (é) ']]);
  });
});
