import { GroupFrame } from '../../ui/group-frame';
import { Stepper, type StepperProps } from '../../ui/stepper';
import { useForm } from '../form-provider';
import { useField } from '../use-field';
import type { AnswerPath } from '../../kernel/answers/answer-path';

export interface StepperFieldProps extends Pick<StepperProps, 'min' | 'max' | 'formatValue'> {
  path: AnswerPath;
}

/** A stepper for a small number, e.g. of years; at `min` until the visitor changes it. */
export function StepperField({ path, ...range }: StepperFieldProps) {
  const { text } = useForm();
  const { value, frame, control, change } = useField(path);
  const { label } = frame;
  return (
    <GroupFrame {...frame}>
      <Stepper
        {...range}
        id={`${control.id}-value`}
        label={label}
        value={typeof value === 'number' ? value : range.min}
        lessText={text('stepper.less', { field: label })}
        moreText={text('stepper.more', { field: label })}
        describedBy={control.describedBy}
        onChange={change}
        onBlur={control.onBlur}
      />
    </GroupFrame>
  );
}
