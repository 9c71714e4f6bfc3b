import { FieldFrame } from '../../ui/field-frame';
import { Slider, type SliderProps } from '../../ui/slider';
import { useField } from '../use-field';
import type { AnswerPath } from '../../kernel/answers/answer-path';

export interface SliderFieldProps extends Pick<SliderProps, 'min' | 'max' | 'step' | 'formatValue'> {
  path: AnswerPath;
}

/** A slider, bound to a number; at `min` until the visitor moves it. */
export function SliderField({ path, ...range }: SliderFieldProps) {
  const { value, frame, control, change } = useField(path);
  const { id, name, invalid, describedBy, onBlur } = control;
  return (
    <FieldFrame {...frame}>
      <Slider
        {...range}
        {...{ id, name, invalid, describedBy, onBlur }}
        value={typeof value === 'number' ? value : range.min}
        onChange={change}
      />
    </FieldFrame>
  );
}
