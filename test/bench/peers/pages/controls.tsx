import { useEffect, useRef, type ReactNode } from 'react';
import type { Question } from 'three-step';

/** Markup of the bare page, for libraries that bring none of their own. */
export const idOf = (name: string) => name.replaceAll('.', '-');

/** What every text field and select has. */
export const wiring = ({ name, autocomplete }: Question, message = '') => ({
  id: idOf(name),
  autoComplete: autocomplete || undefined,
  'aria-invalid': message !== '',
  'aria-describedby': `${idOf(name)}-error`,
});

export const inputProps = ({ type, inputMode, maxLength, placeholder }: Question) => ({
  type,
  inputMode: (inputMode || undefined) as 'text' | undefined,
  maxLength,
  placeholder: placeholder || undefined,
});

export function Frame({ question: { name, label, hint }, message = '', children }: FrameProps) {
  return (
    <div className="field">
      <label htmlFor={idOf(name)}>{label}</label>
      {children}
      {hint && <small>{hint}</small>}
      <p className="error" id={`${idOf(name)}-error`} hidden={message === ''}>
        {message}
      </p>
    </div>
  );
}

interface FrameProps {
  question: Question;
  message?: string | undefined;
  children: ReactNode;
}

export function Options({ question: { placeholder, groups } }: { question: Question }) {
  return (
    <>
      {placeholder && <option value="">{placeholder}</option>}
      {groups.map(({ label, choices }) => {
        const options = choices.map((choice) => (
          <option key={choice.key} value={choice.key}>
            {choice.label}
          </option>
        ));
        return label ? (
          <optgroup key={label} label={label}>
            {options}
          </optgroup>
        ) : (
          options
        );
      })}
    </>
  );
}

interface AllBoxProps {
  question: Question;
  chosen: readonly string[];
  onChoose: (keys: string[]) => void;
}

/** The box of all boxes, and how many are chosen. */
export function AllBox({ question: { label, groups, count }, chosen, onChoose }: AllBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const keys = groups.flatMap(({ choices }) => choices.map(({ key }) => key));
  const isAll = chosen.length === keys.length;
  const isSome = chosen.length > 0 && !isAll;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <>
      <label className="choice">
        <input type="checkbox" ref={box} checked={isAll} onChange={() => onChoose(isAll ? [] : keys)} />
        <span>{label}</span>
      </label>
      <p role="status">
        {count} {chosen.length}
      </p>
    </>
  );
}

/** Scrolls a step that is gone to into view. */
export function useStepInView(step: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (step > 0) form.current?.scrollIntoView();
  }, [step]);
  return form;
}

interface ButtonsProps {
  back: string;
  next: string;
  onBack: () => void;
}

export function Buttons({ back, next, onBack }: ButtonsProps) {
  return (
    <>
      {back && (
        <button type="button" onClick={onBack}>
          {back}
        </button>
      )}
      <button type="submit">{next}</button>
    </>
  );
}

/** The box of a choice goes by its question and key. */
export const boxIn = (name: string): Element | null => {
  const at = name.lastIndexOf('.');
  return document.querySelector(`[type="checkbox"][name="${name.slice(0, at)}"][value="${name.slice(at + 1)}"]`);
};

export const isAsked = ({ when }: Question, valueOf: (name: string) => unknown) =>
  when === undefined || (valueOf(when.name) === when.value) === when.equals;
