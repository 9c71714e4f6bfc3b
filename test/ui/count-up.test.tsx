import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writtenAs } from '../../src/ui/count-up';
import { TotalAmount } from '../../src/ui/total-amount';

/** The frames of the browser, which the test draws. */
function frames(reduced = false) {
  const queue: FrameRequestCallback[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => queue.push(draw));
  return (now: number) => queue.splice(0).forEach((draw) => draw(now));
}

const shown = (container: HTMLElement) => {
  const element = container.querySelector<HTMLElement>('.charterform-counted')!;
  return [element.textContent, element.dataset.count];
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a total', () => {
  it('counts to its new value within 200 ms, and reads as it from the start', () => {
    const draw = frames();
    const { container, rerender } = render(<TotalAmount>$268.00</TotalAmount>);
    expect(shown(container)).toEqual(['$268.00', undefined]);
    rerender(<TotalAmount>$1,268.00</TotalAmount>);
    expect(shown(container)).toEqual(['$1,268.00', '$268.00']);
    draw(1000);
    draw(1100);
    expect(shown(container)).toEqual(['$1,268.00', '$768.00']);
    draw(1200);
    expect(shown(container)).toEqual(['$1,268.00', undefined]);
  });

  it('does not count where motion is to be reduced, nor from or to words', () => {
    frames(true);
    const { container, rerender } = render(<TotalAmount>$268.00</TotalAmount>);
    rerender(<TotalAmount>$368.00</TotalAmount>);
    expect(shown(container)).toEqual(['$368.00', undefined]);
    frames();
    for (const total of ['TBD', '$368.00']) {
      rerender(<TotalAmount>{total}</TotalAmount>);
      expect(shown(container)).toEqual([total, undefined]);
    }
  });

  it('writes each amount on the way as an amount', () => {
    expect([0, 5, 26_800, 126_855].map((cents) => writtenAs('$1,250.00', cents))).toEqual(['$0.00', '$0.05', '$268.00', '$1,268.55']);
  });
});
