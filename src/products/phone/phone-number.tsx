import { useCallback, useEffect, useRef, useState } from 'react';
import { chosenKey, getAnswer } from '../../kernel/answers/get-answer';
import { isInCart } from '../../commerce/cart/current-cart';
import type { Facts } from '../../kernel/facts/facts';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { phoneRole } from '../../kernel/reference/product-roles';
import { applyMask, phoneMask } from '../../kernel/validation/masks';
import { areaCodeOf } from '../../kernel/validation/phone-number';
import { RadioField } from '../../form/fields/radio-field';
import { TextField } from '../../form/fields/text-field';
import { useForm } from '../../form/form-provider';
import { useServices } from '../../form/services-context';
import { useFormValue } from '../../form/use-field';
import { useRequest } from '../../form/use-request';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { defineModule } from '../../form/modules/define-module';
import { startTimer } from '../../ui/timer';

const areaCodePath = 'phoneService.phoneAreaCode';
const numberPath = 'phoneService.selectedPhoneNumber';

/** How long the numbers cannot be asked for again, in s (PHONE-04). */
const pauseSeconds = 5;

const isAreaCode = (text: unknown): text is string => /^\d{3}$/.test(String(text));

const fields: readonly FieldDeclaration[] = [
  {
    path: areaCodePath,
    label: 'phoneService.areaCode',
    hint: 'phoneService.areaCode.hint',
    rules: 'required|digits:3',
    clean: areaCodeOf,
    inputmode: 'numeric',
    autocomplete: 'tel-area-code',
  },
  // Without an area code there is nothing to choose from (PHONE-08).
  {
    path: numberPath,
    label: 'person.phone',
    rules: 'required',
    isShown: ({ values }) => isAreaCode(getAnswer(values, areaCodePath)),
    reads: ({ values }) => applyMask(phoneMask, chosenKey(values, numberPath)),
  },
];

interface Found {
  areaCode: string;
  numbers: readonly string[];
}

/** The numbers that are free for the area code: asked for when it is complete, and again by the button (PHONE-02 to PHONE-04). */
function usePhoneNumbers() {
  const { form } = useForm();
  const { phoneNumbers } = useServices();
  const areaCode = useFormValue((form) => form.get(areaCodePath));
  const selected = useFormValue((form) => form.get(numberPath));
  const { status, data, send } = useRequest<Found>('phoneNumbers');
  const [pause, setPause] = useState(0);
  const lastAsked = useRef('');

  const clear = useCallback(() => form.answer(form.values(), { [numberPath]: '' }), [form]);
  const find = useCallback(
    (code: string) => {
      lastAsked.current = code;
      setPause(pauseSeconds);
      void send({
        waiting: 'phoneService.loading',
        ask: async (signal) => ({ areaCode: code, numbers: await phoneNumbers.find(code, signal) }),
      });
    },
    [phoneNumbers, send],
  );

  useEffect(() => {
    if (!isAreaCode(areaCode) || areaCode === lastAsked.current) return;
    // An answer that was kept stays if the number is still free.
    if (lastAsked.current) clear();
    find(areaCode);
  }, [areaCode, clear, find]);

  useEffect(() => {
    if (pause === 0) return;
    return startTimer(() => setPause(pause - 1), 1000);
  }, [pause]);

  const numbers = status === 'loaded' && data!.areaCode === areaCode ? data!.numbers : undefined;
  const isGone = status === 'failed' || (numbers && !numbers.includes(String(selected)));
  useEffect(() => {
    // Not what was chosen since it was drawn.
    if (isGone && selected && form.get(numberPath) === selected) clear();
  }, [form, isGone, selected, clear]);

  return {
    isComplete: isAreaCode(areaCode),
    numbers,
    hasFailed: status === 'failed',
    isLoading: status === 'loading',
    pause,
    refresh: () => {
      clear();
      find(lastAsked.current);
    },
  };
}

/** Read digit by digit: "3 0 7, 5 5 5, 0 1 4 2". @param number as the server writes it */
const spoken = (number: string) => (applyMask(phoneMask, number).match(/\d+/g) ?? []).map((digits) => [...digits].join(' ')).join(', ');

function PhoneNumberView() {
  const { text } = useForm();
  const { isComplete, numbers, hasFailed, isLoading, pause, refresh } = usePhoneNumbers();
  const problem = hasFailed ? 'phoneService.failed' : numbers?.length === 0 && 'phoneService.none';
  const options = numbers?.map((key) => ({ key, label: applyMask(phoneMask, key), spoken: spoken(key) })) ?? [];
  return (
    <>
      <TextField path={areaCodePath} />
      {isComplete && (
        <>
          <RadioField path={numberPath} options={options} waiting={isLoading} />
          <div className="charterform-field" data-wide>
            <div aria-live="polite">{problem && <Notice kind={hasFailed ? 'error' : 'info'}>{text(problem)}</Notice>}</div>
            <div className="charterform-actions">
              <Button kind="quiet" disabled={pause > 0} onClick={refresh}>
                {text('phoneService.refresh')}
              </Button>
              {isLoading ? (
                <small key="loading">{text('phoneService.loading')}</small>
              ) : (
                pause > 0 && <small key="pause">{text('phoneService.pause', { seconds: pause })}</small>
              )}
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** A phone number of the phone service: one that is free for an area code (PHONE-01 to PHONE-08). */
export const phoneNumber = defineModule({
  fields,
  isShown: (facts: Facts) => facts.offer.primaryProducts.includes(phoneRole) || isInCart(facts, phoneRole),
  view: PhoneNumberView,
});
