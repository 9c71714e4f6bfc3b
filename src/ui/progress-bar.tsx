import { useState } from 'react';
import { Icon } from './icon';
import { notTranslated, Verbatim } from './verbatim';

export interface ProgressStep {
  key: string;
  title: string;
  /** How much of the step is filled in, e.g. "3 of 6". */
  share: string;
  /** What the visitor has to correct, e.g. "2 to fix"; empty for nothing. */
  failed?: string;
  state: 'done' | 'current' | 'todo';
  /** Relative to the current step. */
  position?: 'before' | 'current' | 'after';
  /** The visitor has visited the step. */
  seen?: boolean;
  /** How much of the step is done, 0 to 1; 0 by default. */
  filled?: number;
}

export interface ProgressBarProps {
  id: string;
  /** The accessible name of the navigation, e.g. "Steps". */
  label: string;
  steps: readonly ProgressStep[];
  /** 0 to 100. */
  percent: number;
  /** `percent` for screen readers. */
  percentText: string;
  /** On phones, the text of the button that opens the list of steps, e.g. "Step 2/5". */
  toggleText: string;
  /** Whether the list of steps is open on phones. */
  open: boolean;
  onToggle: (open: boolean) => void;
  onSelect: (key: string) => void;
}

/** The navigation through the steps, with the progress of each and of the whole form. */
export function ProgressBar({ id, label, steps, percent, percentText, toggleText, open, onToggle, onSelect }: ProgressBarProps) {
  const current = steps.find(({ state }) => state === 'current');
  const toggle = () => onToggle(!open);
  // The check of a step that was done from the start draws itself no more.
  const [doneBefore] = useState(() => new Set(steps.filter(({ state }) => state === 'done').map(({ key }) => key)));
  // By steps, which are equally wide: by fields, as in `percent`, a long step would draw the line past the current one.
  const line = steps.reduce((sum, { filled = 0 }) => sum + filled, 0) / steps.length;
  return (
    <nav className="charterform-progress" aria-label={label}>
      <button type="button" className="charterform-progress-toggle" aria-expanded={open} aria-controls={id} onClick={toggle}>
        <span key={toggleText} {...notTranslated}>
          {toggleText}
        </span>{' '}
        <strong key={current?.title}>{current?.title}</strong>
        <Icon name="chevron" />
      </button>
      <ol id={id} data-open={open || undefined}>
        {steps.map(({ key, title, share, failed, state, position, seen }, index) => (
          <li
            key={key}
            data-state={state}
            data-position={position}
            data-failed={!!failed || undefined}
            data-seen={seen || undefined}
            data-old={doneBefore.has(key) || undefined}
          >
            <button
              type="button"
              aria-current={state === 'current' ? 'step' : undefined}
              onClick={() => (state === 'current' ? toggle() : onSelect(key))}
            >
              <span {...notTranslated} className="charterform-dot notranslate">
                {state === 'done' && !failed ? <Icon name="good" /> : <Verbatim>{String(index + 1)}</Verbatim>}
              </span>{' '}
              <span className="charterform-step-title">{title}</span>{' '}
              <span className="charterform-share">
                <Verbatim>{share}</Verbatim>
                {!!failed && <em key={failed}>{share ? ` · ${failed}` : failed}</em>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div
        className="charterform-progress-bar"
        // From 0 to 100 where nothing else is said.
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuetext={percentText}
      >
        <i style={{ transform: `scaleX(${line})` }} />
      </div>
    </nav>
  );
}
