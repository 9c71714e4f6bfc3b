import { useState } from 'react';
import { choiceKey, emptyChoice } from '../../kernel/answers/form-values';
import { chosenKey } from '../../kernel/answers/get-answer';
import { otherKey, positionsByCategory, positionsOf, type Position } from '../../kernel/facts/positions';
import { flag } from '../../kernel/page-config/config-key';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { PageWords } from '../../kernel/text/en';
import { sumBy } from '../../kernel/util/collections';
import { useForm } from '../../form/form-provider';
import { useFacts, useField } from '../../form/use-field';
import { GroupFrame } from '../../ui/group-frame';
import { RadioCards } from '../../ui/radio-cards';
import { matcherOf } from '../../ui/search-options';
import { SearchBox } from '../../ui/search-box';
import { DefaultView } from '../../form/modules/default-view';
import { defineModule } from '../../form/modules/define-module';

const params = {
  asksAlternative: flag(false),
};

const path = 'job.position';

const wordsOf = ({ title, category, description, skills = [] }: Position) => [title, category, description, ...skills].join(' ');

/** The positions by category, and any other; the search looks into their titles, descriptions and skills (JOB-14). */
function PositionField() {
  const { text } = useForm();
  const facts = useFacts(path);
  const { value, frame, control, change } = useField(path);
  const [query, setQuery] = useState('');
  const isFound = matcherOf(query);
  const categories = [...positionsByCategory(facts)].map(([category, all]) => ({
    category,
    positions: all.filter((position) => isFound({ key: '', label: wordsOf(position) })),
  }));
  const count = sumBy(categories, ({ positions }) => positions.length);
  const other = { key: otherKey, label: text('job.other'), info: text('job.other.info') };
  const groups = [
    ...categories.map(({ category, positions }) => ({
      name: category,
      note: text(positions.length > 0 ? 'job.open' : 'job.noneOpen', { count: positions.length }),
      options: positions.map(({ key, title, description, skills = [] }) => ({
        key,
        label: title,
        info: [description, skills.join(', ')].filter(Boolean).join(' · '),
      })),
    })),
    { name: text('job.elsewhere'), note: '', options: [other] },
  ].filter(({ options }) => !query || options.length > 0);
  return (
    <GroupFrame {...frame} radios>
      {categories.length > 0 && (
        <SearchBox label={text('job.search')} query={query} onQuery={setQuery} news={text('list.found', { count })} />
      )}
      <div className="charterform-positions">
        {query && count === 0 && <p>{text('job.noneFound')}</p>}
        {groups.map(({ name, note, options }, index) => (
          <div key={name}>
            {name && (
              <h3>
                {name} <small>{note}</small>
              </h3>
            )}
            {options.length > 0 ? (
              <RadioCards
                id={`${control.id}-${index}`}
                name={path}
                value={choiceKey(value)}
                options={options}
                layout="rows"
                onChange={({ key, label: title }) => change({ key, value: title })}
                onBlur={control.onBlur}
              />
            ) : (
              <p>{text('job.noneInCategory')}</p>
            )}
          </div>
        ))}
      </div>
    </GroupFrame>
  );
}

const JobPositionView = ({ fields }: { fields: readonly FieldDeclaration[] }) => (
  <>
    <PositionField />
    <DefaultView fields={fields.slice(1)} />
  </>
);

/** Which position somebody applies for (JOB-02, JOB-14, JOB-15). */
export const jobPosition = defineModule({
  params,
  fields: ({ asksAlternative }, config) => [
    {
      path,
      label: path,
      rules: 'required',
      initial: emptyChoice,
      options: [...positionsOf({ config }).map(({ key }) => ({ key, label: key as PageWords })), { key: otherKey, label: 'job.other' }],
    },
    {
      path: 'job.positionOther',
      label: 'job.positionOther',
      name: 'job.positionOther.name',
      rules: 'required',
      isShown: ({ values }) => chosenKey(values, path) === otherKey,
      wide: true,
    },
    ...(asksAlternative
      ? [{ path: 'job.positionAlternative', label: 'job.positionAlternative', name: 'job.positionAlternative.name', wide: true } as const]
      : []),
  ],
  view: JobPositionView,
});
