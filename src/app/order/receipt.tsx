import { PhoneLine } from '../../form/contact-line';
import { useForm } from '../../form/form-provider';
import { useApp } from '../context/app-context';
import { Savings } from './savings';
import { Summary } from './summary';

/** What was ordered and paid. */
export function Receipt() {
  const { text } = useForm();
  const { layout } = useApp().config;
  return (
    <>
      <div className="charterform-summary">
        <h2>{text('summary.title')}</h2>
        <Summary paid={text('summary.paid')} />
        <Savings />
      </div>
      {layout.phone && <PhoneLine text={text} layout={layout} />}
    </>
  );
}
