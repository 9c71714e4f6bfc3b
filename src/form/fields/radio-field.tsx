import { choiceKey, type Choice } from '../../kernel/answers/form-values';
import { declaredOptions } from '../../kernel/plan/declared-options';
import { BareCard } from '../../ui/choice-card';
import { GroupFrame } from '../../ui/group-frame';
import { onlyOption, OnlyOption } from '../../ui/only-option';
import { RadioCards, type RadioOption } from '../../ui/radio-cards';
import { useForm } from '../form-provider';
import { helpAbout } from '../help';
import { useField } from '../use-field';
import type { ReactNode } from 'react';
import type { AnswerPath, Changes } from '../../kernel/answers/answer-path';

/** More radios are hidden behind a button, unless chosen (COMP-09). */
const maxRadios = 4;

export interface RadioFieldOption extends Omit<RadioOption, 'help'> {
  /** The text of a help popover beside the option (FIELD-11). */
  tooltip?: string;
}

export type AwaitedRow = Parameters<typeof BareCard>[0];

export interface RadioFieldProps {
  path: AnswerPath;
  /** In place of the declared ones. */
  options?: readonly RadioFieldOption[];
  layout?: 'cards' | 'pairs' | 'columns' | 'rows';
  /** Shows all options, however many there are. */
  isWhole?: boolean;
  /** In place of the declared one. */
  hint?: ReactNode;
  /** The options are on their way: cards without words stand in their place (FORM-39). */
  waiting?: boolean;
  /** What the rows are likely to say that are on their way, so that they find their room (FORM-39). */
  awaited?: readonly AwaitedRow[] | undefined;
  /** Other answers to change together with this one; or the answer itself, in place of `{ key, value: label }` where the declared `initial` is such a choice, else of the key. */
  alsoChange?: (key: string) => Changes;
  /** The key of the stored answer, where it is not a choice or the key itself. */
  toKey?: (value: unknown) => string;
}

/** Radios, each on a card; text where one option is all there is. */
export function RadioField({
  path,
  options: given,
  layout,
  isWhole,
  hint,
  waiting,
  awaited,
  toKey = choiceKey,
  alsoChange,
}: RadioFieldProps) {
  const { form, text } = useForm();
  const { declaration, value, frame, control } = useField(path);
  const options: readonly RadioFieldOption[] = given ?? declaredOptions(declaration, text);
  const isChoice = (declaration.initial as Partial<Choice> | null | undefined)?.key !== undefined;
  const shown = options.map(({ tooltip, ...option }) => ({
    ...option,
    help: helpAbout(option.label, tooltip),
  }));
  const only = onlyOption(shown, toKey(value));
  if (only && !frame.error) return <OnlyOption id={frame.id} name={control.name} label={frame.label} help={frame.help} option={only} />;
  return (
    <GroupFrame {...frame} hint={hint ?? frame.hint} line={declaration.control === 'yesNo'} radios>
      {waiting && (
        <div className="charterform-choices" data-layout="cards" aria-hidden="true">
          {Array.from({ length: maxRadios }, (_, index) => (
            <i key={index} className="charterform-bone" data-size="card" />
          ))}
        </div>
      )}
      {awaited && (
        <div className="charterform-choices" data-layout="rows" aria-hidden="true">
          {awaited.map((row, index) => (
            <div key={index} className="charterform-option">
              <BareCard {...row} />
            </div>
          ))}
        </div>
      )}
      <RadioCards
        id={control.id}
        name={path}
        value={toKey(value)}
        options={shown}
        layout={layout}
        fold={{
          maxShown: isWhole || layout === 'pairs' ? options.length : maxRadios,
          showAllText: text('list.showAll', { count: options.length }),
          showFewerText: text('list.showFewer'),
        }}
        onChange={(option) =>
          form.change({ [path]: isChoice ? { key: option.key, value: option.label } : option.key, ...alsoChange?.(option.key) })
        }
        onBlur={control.onBlur}
      />
    </GroupFrame>
  );
}
