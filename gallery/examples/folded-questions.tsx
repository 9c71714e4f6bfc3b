import { useState } from 'react';
import { FieldFrame } from '../../src/ui/field-frame';
import { FoldedQuestions, type FoldedQuestionsProps } from '../../src/ui/folded-questions';
import { TextInput } from '../../src/ui/text-input';
import type { WidgetExamples } from '../example';
import { longText } from '../words';

function Questions({ id, isOpen: isOpenAtFirst = false, ...props }: Partial<FoldedQuestionsProps> & { id: string }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [value, setValue] = useState('');
  return (
    <FoldedQuestions
      label="Business purpose"
      answer="Any lawful business"
      openText="Write your own"
      {...props}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
    >
      <FieldFrame id={id} label="What will your company do?">
        <TextInput id={id} name={id} value={value} onInput={setValue} />
      </FieldFrame>
    </FoldedQuestions>
  );
}

export const foldedQuestionsExamples: WidgetExamples = {
  widget: 'ui/folded-questions',
  title: 'Questions behind a line',
  examples: [
    { state: 'closed', View: ({ id }) => <Questions id={id} /> },
    { state: 'open', View: ({ id }) => <Questions id={id} isOpen /> },
    { state: 'focused', View: ({ id }) => <Questions id={id} /> },
    { state: 'long text', View: ({ id }) => <Questions id={id} answer={longText} openText="Write a purpose of your own in place of it" /> },
  ],
};
