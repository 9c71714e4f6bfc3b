import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ProgressBar, type ProgressStep } from '../../src/ui/progress-bar';

const steps: ProgressStep[] = [
  { key: 'company', title: 'Company', share: '4 of 4', state: 'done', seen: true },
  { key: 'members', title: 'Members', share: '3 of 6', failed: '2 to fix', state: 'current', seen: true },
  { key: 'contact', title: 'Contact', share: '8 fields', state: 'todo' },
];

function show(open = false) {
  const onToggle = vi.fn();
  const onSelect = vi.fn();
  render(
    <ProgressBar
      id="steps"
      label="Order steps"
      steps={steps}
      percent={35}
      percentText="35 percent complete"
      toggleText="Step 2/3"
      open={open}
      onToggle={onToggle}
      onSelect={onSelect}
    />,
  );
  return { onToggle, onSelect };
}

const step = (title: string) => within(screen.getByRole('list')).getByRole('button', { name: new RegExp(title) });

describe('ProgressBar', () => {
  it('lists the steps with what is done and what needs another look', () => {
    show();
    expect(screen.getByRole('navigation', { name: 'Order steps' })).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ' Company 4 of 4',
      '2 Members 3 of 6 · 2 to fix',
      '3 Contact 8 fields',
    ]);
    expect(step('Members').getAttribute('aria-current')).toBe('step');
    expect(step('Company').hasAttribute('aria-current')).toBe(false);
  });

  it('says the progress as a number and in words', () => {
    show();
    const bar = screen.getByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow')).toBe('35');
    expect(bar.getAttribute('aria-valuetext')).toBe('35 percent complete');
  });

  it('draws a line to where the steps are done, not past the current one, however many fields they have (FORM-14)', () => {
    const counted = steps.map((step, index) => ({ ...step, filled: [1, 0.5, 0][index]! }));
    const { container } = render(
      <ProgressBar
        id="s"
        label="Steps"
        steps={counted}
        percent={82}
        percentText="82"
        toggleText=""
        open={false}
        onToggle={() => {}}
        onSelect={() => {}}
      />,
    );
    expect(container.querySelector<HTMLElement>('[role=progressbar] i')!.style.transform).toBe('scaleX(0.5)');
  });

  it('draws the check of a step that is finished now, and of none that was done from the start', () => {
    const bar = (all: ProgressStep[]) => (
      <ProgressBar id="s" label="S" steps={all} percent={35} percentText="" toggleText="" open onToggle={vi.fn()} onSelect={vi.fn()} />
    );
    const { container, rerender } = render(bar(steps));
    const fresh = () =>
      [...container.querySelectorAll('[data-state="done"]:not([data-old]) .charterform-step-title')].map((title) => title.textContent);
    expect(fresh()).toEqual([]);
    rerender(bar([steps[0]!, { ...steps[1]!, failed: '', state: 'done' }, { ...steps[2]!, state: 'current' }]));
    expect(fresh()).toEqual(['Members']);
  });

  it('a click on the current step only toggles the phone navigation (FORM-30)', async () => {
    const { onToggle, onSelect } = show(true);
    await userEvent.click(step('Members'));
    expect(onToggle).toHaveBeenCalledWith(false);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('a click on another step asks for it', async () => {
    const { onToggle, onSelect } = show();
    await userEvent.click(step('Contact'));
    expect(onSelect).toHaveBeenCalledWith('contact');
    expect(onToggle).not.toHaveBeenCalled();
  });

  it('opens the steps on a phone by a toggle that names the current one', async () => {
    const { onToggle } = show();
    const toggle = screen.getByRole('button', { name: 'Step 2/3 Members' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    expect(onToggle).toHaveBeenCalledWith(true);
  });
});
