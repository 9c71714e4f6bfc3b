import { AnswerList } from '../../src/ui/answer-list';
import type { WidgetExamples } from '../example';
import { mediumText, shortText } from '../words';

const people = [
  { label: 'Management of the LLC', answers: ['Member Managed'] },
  { label: 'Member 1', answers: ['Maria Okafor'], details: ['Registered agent address'] },
  { label: 'Member 2', answers: ['Jonas Lindqvist'], details: ['1420 Market St, Denver, Colorado 80202'] },
  { label: 'Additional Items', answers: ['Operating Agreement', 'Corporate Book and Seal'] },
];

export const answerListExamples: WidgetExamples = {
  widget: 'ui/answer-list',
  title: 'Answers to read',
  examples: [
    { state: 'filled', View: () => <AnswerList title="People" rows={people} changeText="Change" onChange={() => {}} /> },
    {
      state: 'long text',
      View: () => (
        <AnswerList
          title="The company, its people and where they are to be found"
          rows={[{ label: shortText, answers: ['Unhyphenated'.repeat(9)], details: [mediumText] }]}
          changeText="Change"
          onChange={() => {}}
        />
      ),
    },
  ],
};
