import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextArea, type TextAreaProps } from '../../src/ui/text-area';

const counter = (count: number, max: number) => `${count}/${max} Characters Max.`;
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const seen = () => document.querySelector('.charterform-counter')!;

function Kept({ start = '', ...rest }: { start?: string } & Partial<TextAreaProps>) {
  const [value, setValue] = useState(start);
  return <TextArea id="a" name="a" value={value} onInput={setValue} counter={counter} {...rest} />;
}

describe('TextArea', () => {
  it('says each change of its text', async () => {
    const onInput = vi.fn();
    render(<TextArea id="a" name="a" value="" onInput={onInput} />);
    await userEvent.type(area(), 'A');
    expect(onInput).toHaveBeenCalledWith('A');
  });

  it('has a max length of 524288 unless told otherwise (FIELD-01)', () => {
    const { rerender } = render(<Kept />);
    expect(area().maxLength).toBe(524288);
    expect(seen().textContent).toBe('0/524288 Characters Max.');
    rerender(<Kept maxLength={400} />);
    expect(area().maxLength).toBe(400);
  });
});

describe('the counter of a text area', () => {
  it('shows how many characters are used, in error styling from the limit on and not before (FIELD-14)', async () => {
    render(<Kept maxLength={3} />);
    expect(seen().textContent).toBe('0/3 Characters Max.');
    await userEvent.type(area(), 'ab');
    expect(seen().textContent).toBe('2/3 Characters Max.');
    expect(seen().hasAttribute('data-full')).toBe(false);
    await userEvent.type(area(), 'cd');
    expect(seen().textContent).toBe('3/3 Characters Max.');
    expect(seen().hasAttribute('data-full')).toBe(true);
    await userEvent.type(area(), '{Backspace}');
    expect(seen().hasAttribute('data-full')).toBe(false);
  });

  it('is not there without the option (FIELD-14)', () => {
    render(<Kept counter={undefined} maxLength={3} />);
    expect(document.querySelector('.charterform-counter')).toBeNull();
    expect(area().getAttribute('aria-describedby')).toBeNull();
  });

  it.each([
    ['😀', 2],
    ['a\nb', 3],
    ['a\r\nb', 3],
    ['é', 1],
  ])('counts %j as %i, as the max length of a browser does', (text, count) => {
    render(<Kept start={text} maxLength={10} />);
    expect(seen().textContent).toBe(`${count}/10 Characters Max.`);
  });

  it('is read with the field, after its hint', () => {
    render(<Kept maxLength={3} describedBy="a-hint" />);
    expect(area().getAttribute('aria-describedby')).toBe('a-hint a-counter');
    expect(seen().id).toBe('a-counter');
  });

  describe('as it is heard', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    const rest = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    const heard = () => screen.getByRole('status').textContent;
    const value = (text: string) => <TextArea id="a" name="a" value={text} onInput={() => {}} maxLength={10} counter={counter} />;

    it('speaks near the end alone, and only once typing rests', () => {
      const { rerender } = render(value(''));
      rerender(value('12345678'));
      rest(5000);
      expect(heard()).toBe('');
      rerender(value('123456789'));
      rest(900);
      expect(heard()).toBe('');
      rerender(value('1234567890'));
      rest(900);
      expect(heard()).toBe('');
      rest(100);
      expect(heard()).toBe('10/10 Characters Max.');
      rerender(value('12'));
      rest(1000);
      expect(heard()).toBe('');
    });

    it('does not speak of a text that was there before', () => {
      render(value('1234567890'));
      rest(5000);
      expect(heard()).toBe('');
    });
  });
});
