import { FieldFrame } from '../../src/ui/field-frame';
import { Section } from '../../src/ui/section';
import { TextInput } from '../../src/ui/text-input';
import type { WidgetExamples } from '../example';
import { mediumText } from '../words';

const Two = ({ id }: { id: string }) => (
  <>
    {['First name', 'Last name'].map((label, index) => (
      <FieldFrame key={label} id={`${id}-${index}`} label={label} required>
        <TextInput id={`${id}-${index}`} name={label} value="" onInput={() => {}} required />
      </FieldFrame>
    ))}
  </>
);

export const sectionExamples: WidgetExamples = {
  widget: 'ui/section',
  title: 'Section',
  examples: [
    {
      state: 'with a question',
      View: ({ id }) => (
        <Section title="How do we reach you?">
          <Two id={id} />
        </Section>
      ),
    },
    {
      state: 'with its reason',
      View: ({ id }) => (
        <Section title="How do we reach you?" text="Your receipt comes here.">
          <Two id={id} />
        </Section>
      ),
    },
    {
      state: 'without words',
      View: ({ id }) => (
        <Section>
          <Two id={id} />
        </Section>
      ),
    },
    {
      state: 'long text',
      View: ({ id }) => (
        <Section title="How do we reach you, and everybody else who owns a part of the company?" text={mediumText}>
          <Two id={id} />
        </Section>
      ),
    },
  ],
};
