import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorSummary } from '../../src/ui/error-summary';
import { focusField } from '../../src/ui/focus-field';

const errors = [
  { id: 'city', text: 'City is required' },
  { id: 'speed', text: 'Filing speed is required' },
];

function Page() {
  return (
    <>
      <ErrorSummary id="errors" title="Two answers need another look" errors={errors} />
      <label htmlFor="city">City</label>
      <input id="city" />
      <fieldset id="speed">
        <label htmlFor="speed-1">Standard</label>
        <input type="radio" id="speed-1" />
      </fieldset>
    </>
  );
}

afterEach(() => vi.restoreAllMocks());

describe('ErrorSummary', () => {
  it('takes the focus its caller gives it and is named by its heading', () => {
    const ref = createRef<HTMLDivElement>();
    render(<ErrorSummary id="errors" title="Two answers need another look" errors={errors} ref={ref} />);
    ref.current!.focus();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Two answers need another look' }));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['City is required', 'Filing speed is required']);
  });

  it('brings the label into view, then focuses the field without scrolling again', async () => {
    render(<Page />);
    const steps: unknown[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      steps.push(this.textContent);
    });
    const focus = HTMLElement.prototype.focus;
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
      if (this.id === 'city') steps.push(options);
      focus.call(this, options);
    });
    await userEvent.click(screen.getByRole('link', { name: 'City is required' }));
    expect(steps).toEqual(['City', { preventScroll: true }]);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
    expect(location.hash).toBe('');
  });

  it('goes to the first control of a group', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('link', { name: 'Filing speed is required' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Standard' }));
  });

  it('stays where it is when the field has gone', () => {
    render(<Page />);
    screen.getByRole('textbox').focus();
    focusField('gone', document.body);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});
