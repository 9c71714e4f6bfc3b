import { ErrorSummary } from '../../src/ui/error-summary';
import { FieldFrame } from '../../src/ui/field-frame';
import { TextInput } from '../../src/ui/text-input';
import type { WidgetExamples } from '../example';

const Asked = ({ id, label, error }: { id: string; label: string; error: string }) => (
  <FieldFrame id={id} label={label} required error={error}>
    <TextInput id={id} name={id} value="" onInput={() => {}} required invalid describedBy={`${id}-error`} />
  </FieldFrame>
);

const longMessage = 'Member 12: the share of a member has to be a number between 0 and 100, and all shares together have to be 100 percent';

export const errorSummaryExamples: WidgetExamples = {
  widget: 'ui/error-summary',
  title: 'Error summary',
  examples: [
    {
      state: 'one error',
      View: ({ id }) => (
        <div className="charterform-section">
          <ErrorSummary id={id} title="One answer needs another look" errors={[{ id: `${id}-city`, text: 'City is required' }]} />
          <Asked id={`${id}-city`} label="City" error="City is required" />
        </div>
      ),
    },
    {
      state: 'several errors',
      View: ({ id }) => (
        <div className="charterform-section">
          <ErrorSummary
            id={id}
            title="2 answers need another look"
            errors={[
              { id: `${id}-city`, text: 'City is required' },
              { id: `${id}-zip`, text: 'Zip code is required' },
            ]}
          />
          <Asked id={`${id}-city`} label="City" error="City is required" />
          <Asked id={`${id}-zip`} label="Zip code" error="Zip code is required" />
        </div>
      ),
    },
    {
      state: 'long text',
      View: ({ id }) => (
        <div className="charterform-section">
          <ErrorSummary id={id} title="One answer needs another look" errors={[{ id: `${id}-share`, text: longMessage }]} />
          <Asked id={`${id}-share`} label="Share" error={longMessage} />
        </div>
      ),
    },
  ],
};
