import { PhoneLine } from '../../form/contact-line';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import { useApp } from '../context/app-context';
import { Assurance } from './assurance';
import { ChatButton } from './chat-button';
import { CouponBox } from './coupon/coupon-box';
import { Faq } from './faq';
import { Foot } from './foot';
import { FormPart } from '../notices/form-part';
import { Quote } from './quote/quote';
import { SaveOrder } from './save/save-order';
import { Savings } from './savings';
import { SubmissionNotice } from '../submission/submission-notice';
import { currentButtons, SubmitSection } from '../submission/submit-section';
import { Renewals, Summary, useReviewing } from './summary';
import { Terms } from './terms';

/** Beside the steps: what is ordered, and the way on (FORM-34, FORM-35). */
export function SideColumn() {
  const { text } = useForm();
  const { config } = useApp();
  const isLastStep = useFormValue((form) => currentButtons(form).submit);
  const isReviewed = useReviewing();
  return (
    <aside className="charterform-side" aria-label={text('summary.title')}>
      <div className="charterform-checkout">
        {/* A narrow form shows the lines at the review and before the order is submitted; elsewhere its foot opens them. */}
        <div className="charterform-summary" data-short={!(isLastStep || isReviewed) || undefined}>
          <h2>{text('summary.title')}</h2>
          <Summary />
          <Savings />
          <CouponBox place="side" />
          {isReviewed && <Renewals />}
          <Quote place="side" />
          <SaveOrder place="side" />
        </div>
        <Assurance place="side" />
        {!config.layout.submitInMainColumn && (
          <>
            <SubmissionNotice />
            <SubmitSection foot={Foot} />
          </>
        )}
        <Terms isLastStep={isLastStep} />
      </div>
      {config.layout.phone && <PhoneLine text={text} layout={config.layout} />}
      <ChatButton />
      <FormPart what="FAQ">
        <Faq />
      </FormPart>
    </aside>
  );
}
