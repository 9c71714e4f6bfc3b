import { useForm } from '../../form/form-provider';
import { Savings } from './savings';
import { Summary } from './summary';
import { PhoneLine } from './terms';

/** What was ordered and paid. */
export function Receipt() {
  const { text } = useForm();
  return (
    <>
      <div className="charterform-summary">
        <h2>{text('summary.title')}</h2>
        <Summary paid={text('summary.paid')} />
        <Savings />
      </div>
      <PhoneLine />
    </>
  );
}
