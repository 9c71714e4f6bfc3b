import type { Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { missingParties } from '../../commerce/co-owners/asked-parts';
import { missingPrimary } from '../../commerce/cart/missing-primary';
import { chosenJurisdictions } from '../../commerce/catalogue/chosen-jurisdictions';
import { cartReadiness } from '../../commerce/cart/cart-readiness';
import type { AnswerPath } from '../../kernel/answers/answer-path';
import type { Facts } from '../../kernel/facts/facts';
import { asksBox, asksCard, asksWay } from '../../commerce/payment/chosen-way';
import { stepOfProduct } from '../../commerce/review/choosing-step';
import { missingSelection } from '../../commerce/summary/missing-selection';
import type { TextKey } from '../../kernel/text/en';
import { isEqual } from '../../kernel/util/is-equal';
import type { CataloguedError } from '../../submission/submission';
import { useForm } from '../../form/form-provider';
import { fieldId, useFormValue } from '../../form/use-field';
import type { RootState } from '../../state/root-state';
import { productsWanted } from '../../state/orders/load-products';
import { Button } from '../../ui/button';
import { focusField } from '../../ui/focus-field';
import { LinkedSentence } from '../../ui/linked-sentence';
import { Notice } from '../../ui/notice';
import { useApp } from '../context/app-context';
import { useOrder } from '../context/use-order';
import { StepLink } from '../notices/step-link';
import { Failure, useFailureTold } from '../submission/failure';
import { EmptyOrder } from './empty-order';
import { boxPath, cardNumberPath, isCardRefused } from './refused-card';

/** What prevents the order: what is not sold, what could not be loaded, and why it was refused. */
export function Obstacles() {
  const { text } = useForm();
  const { definition, factsOf } = useApp();
  const { facts, cart } = useOrder();
  const dispatch = useDispatch();
  const { lastError } = useSelector((state: RootState) => state.submission);
  const failure = useFailureTold();
  const isMissing = useFormValue((form) => missingParties(form.facts()).length > 0);
  const readiness = useSelector((state: RootState) => (definition.kind === 'order' ? cartReadiness(factsOf(state)) : 'ready'));
  // While something is still to be selected, nothing can be said about what is sold.
  const isComplete = readiness === 'ready' && missingSelection(facts, cart, text) === '';
  const isNotOffered = isComplete && chosenJurisdictions(facts).length > 0 && missingPrimary(facts, cart).length > 0;
  const standing = isNotOffered ? 'summary.notOffered' : readiness === 'failed' && 'load.failed';
  const reason = lastError && 'key' in lastError.message && lastError.message.key;
  const isSaid = reason && reason === standing;
  const isEmpty = reason === 'order.empty';
  const isAwaiting = reason === 'load.pending';
  const isHere = reason === 'coOwner.missing' && !isMissing;
  const isOver = isHere || (reason === 'load.failed' && readiness === 'ready') || (isEmpty && cart.length > 0);
  const isToldOtherwise = isSaid || isOver || isEmpty || isAwaiting;
  return (
    <>
      {standing && (
        <Notice
          kind="error"
          focusRef={isSaid ? failure : null}
          action={
            readiness === 'failed' && (
              <Button kind="link" onClick={() => dispatch(productsWanted({ retryFailed: true }))}>
                {text('button.retry')}
              </Button>
            )
          }
        >
          {text(standing)}
        </Notice>
      )}
      {isEmpty && !isOver && <EmptyOrder focusRef={failure} />}
      {isAwaiting && readiness !== 'failed' && <AwaitedPrices areHere={readiness === 'ready'} focusRef={failure} />}
      {lastError && !isToldOtherwise && <OrderFailure error={lastError} focusRef={failure} />}
    </>
  );
}

/** After a submit before the prices had come: what is waited for, and in the same place that it is here (PROD-46). */
function AwaitedPrices({ areHere, focusRef }: { areHere: boolean; focusRef: Ref<HTMLDivElement> }) {
  const { text } = useForm();
  return (
    <Notice kind={areHere ? 'good' : 'wait'} focusRef={focusRef}>
      {text(areHere ? 'load.arrived' : 'load.pending')}
    </Notice>
  );
}

/** Why the order was not sent, with the way to what mends it. */
function OrderFailure({ error, focusRef }: { error: CataloguedError; focusRef: Ref<HTMLDivElement> }) {
  const { form, text } = useForm();
  return (
    <Failure
      error={error}
      focusRef={focusRef}
      action={
        error.notSold !== undefined && (
          <StepLink step={stepOfProduct(form.plan, form.facts(), error.notSold)}>{text('error.notSold.change')}</StepLink>
        )
      }
    >
      {isCardRefused(error) && <Mending />}
    </Failure>
  );
}

function Mending() {
  const { text, idPrefix } = useForm();
  const { navigation } = useApp();
  const mending = useFormValue((handle) => mendingOf(handle.facts()), isEqual);
  return (
    <p>
      <LinkedSentence
        sentence={text(mending.sentence)}
        words={text(mending.words)}
        href={mending.path && `#${fieldId(idPrefix, mending.path)}`}
        onClick={(event) => {
          event.preventDefault();
          navigation.goToField(mending.path);
          focusField(fieldId(idPrefix, mending.path), event.currentTarget);
        }}
      />
    </p>
  );
}

/** After a refused payment: what can be done, and the field that its words lead to; the path is '' for none. */
function mendingOf(facts: Facts): { sentence: TextKey; words: TextKey; path: AnswerPath | '' } {
  if (asksCard(facts)) return { sentence: 'error.card.notCharged', words: 'error.card.check', path: cardNumberPath };
  if (asksBox(facts)) return { sentence: 'box.notCharged', words: 'box.check', path: boxPath };
  const path = asksWay(facts) ? 'payment.way' : '';
  return { sentence: path ? 'error.way.notCharged' : 'error.notCharged', words: 'error.way.choose', path };
}
