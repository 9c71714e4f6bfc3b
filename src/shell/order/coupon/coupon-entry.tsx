import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { couponCode, maxCodeLength } from '../../../kernel/facts/coupon-code';
import type { TextKey } from '../../../kernel/text/en';
import { useForm } from '../../../form/form-provider';
import type { RootState } from '../../../state/root-state';
import { couponAsked } from '../../../state/orders/coupon-slice';
import { Button } from '../../../ui/button';
import { FieldFrame, describedBy } from '../../../ui/field-frame';
import { Icon } from '../../../ui/icon';
import { TextInput } from '../../../ui/text-input';

const errors = { refused: 'coupon.refused', failed: 'coupon.failed' } satisfies Record<string, TextKey>;

/** The box that a code is entered in, behind a line that opens it. @param onAsked called whenever the host is asked */
export function CouponEntry({ place, onAsked }: { place: string; onAsked: () => void }) {
  const { text, idPrefix } = useForm();
  const dispatch = useDispatch();
  const { code, status, origin } = useSelector(({ coupon }: RootState) => coupon);
  /** The code that the visitor entered or was led here with. */
  const isShown = origin !== 'added' && status in errors;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isChecking = status === 'checking' && origin !== 'added';
  useEffect(() => {
    if (!isShown) return;
    setOpen(true);
    setTyped((before) => before || code);
  }, [isShown, code]);

  const id = `${idPrefix}-coupon-${place}`;
  const panel = `${id}-panel`;
  const error = isMissing ? text('coupon.missing') : isShown ? text(errors[status as keyof typeof errors], { code }) : '';
  function apply() {
    if (isChecking) return;
    const asked = couponCode(typed);
    setMissing(asked === '');
    if (asked === '') return;
    dispatch(couponAsked({ code: asked, origin: 'typed' }));
    onAsked();
  }
  return (
    <>
      <Button kind="link" expanded={isOpen} controls={panel} onClick={() => setOpen(!isOpen)}>
        {text('coupon.add')}
        <Icon name="chevron" />
      </Button>
      <div id={panel} hidden={!isOpen}>
        <FieldFrame id={id} label={text('coupon.label')} error={error}>
          <div className="charterform-coupon-row">
            <TextInput
              id={id}
              value={typed}
              onInput={(value) => {
                setTyped(value);
                setMissing(false);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                // Enter would go on to the next step.
                event.preventDefault();
                apply();
              }}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck="false"
              enterKeyHint="done"
              maxLength={maxCodeLength}
              cutsLongText
              invalid={error !== ''}
              describedBy={describedBy(id, { error })}
            />
            <Button kind="soft" onClick={apply} waiting={isChecking ? text('coupon.checking') : ''}>
              {text('coupon.apply')}
            </Button>
          </div>
        </FieldFrame>
      </div>
    </>
  );
}
