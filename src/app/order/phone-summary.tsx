import { useState } from 'react';
import { useForm } from '../../form/form-provider';
import { Collapsible } from '../../ui/collapsible';
import { Savings } from './savings';
import { Summary, useSummary } from './summary';

/** On a narrow widget the summary is one line with the total above the steps, and slides open (SUMM-26, SUMM-27). */
export function PhoneSummary() {
  const [isOpen, setOpen] = useState(false);
  const { text, idPrefix } = useForm();
  const { total } = useSummary();
  return (
    <Collapsible
      id={`${idPrefix}-phone-summary`}
      title={text('summary.title')}
      total={total}
      open={isOpen}
      onToggle={setOpen}
      closeText={text('button.close')}
    >
      <Summary />
      <Savings />
    </Collapsible>
  );
}
