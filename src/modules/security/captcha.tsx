import { useEffect, useRef, useState } from 'react';
import type { Facts } from '../../kernel/facts/facts';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { ContactLine, PhoneLine } from '../../form/contact-line';
import { useForm } from '../../form/form-provider';
import { useServices } from '../../form/services-context';
import { useFacts, useField } from '../../form/use-field';
import { useRequest } from '../../form/use-request';
import { Button } from '../../ui/button';
import { GroupFrame } from '../../ui/group-frame';
import { defineModule } from '../../form/modules/define-module';

const fields: readonly FieldDeclaration[] = [
  { path: 'captcha.response', label: 'captcha.label', name: 'captcha.name', rules: 'captchaResponse', secret: true, confirmation: true },
];

/** Hidden and not required if verification is skipped (CAPT-03). */
const isShown = ({ config }: Facts) => !config.flags.skipCaptcha;

/** What tells that the visitor has come to the form, however: by a pointer, by keys, or by the browser filling it in. */
const touches = ['pointerdown', 'focusin', 'input'];

/**
 * The provider's box, drawn once the form is touched, so that whoever only looks at the page does not load it. Until then its
 * label would stand over nothing. Its response is a secret value; when the form clears it after use, the box is reset.
 */
function CaptchaView() {
  const { text } = useForm();
  const { captcha } = useServices();
  const { status, send } = useRequest('captcha');
  const { layout } = useFacts().config;
  const { captchaSiteKey } = layout;
  const { frame, value, change } = useField('captcha.response');
  const { id, label, error } = frame;
  const [isTouched, setTouched] = useState(false);
  const isBlocked = status === 'failed';
  const container = useRef<HTMLDivElement>(null);
  const box = useRef<Awaited<ReturnType<typeof captcha.render>> | null>(null);

  const draw = () =>
    send({
      ask: async (signal) => {
        const drawn = await captcha.render(container.current!, captchaSiteKey, change);
        if (signal.aborted) drawn.remove();
        else box.current = drawn;
      },
    });

  const retry = () => {
    // The button goes away, and the box comes here.
    container.current!.focus();
    void draw();
  };

  useEffect(() => {
    const waiting = new AbortController();
    const start = () => {
      waiting.abort();
      setTouched(true);
      void draw();
    };
    const form = container.current!.closest('form')!;
    for (const touch of touches) form.addEventListener(touch, start, { signal: waiting.signal });
    // The visitor may have come to it while it was only printed.
    if (form.matches(':focus-within')) start();
    return () => {
      waiting.abort();
      box.current?.remove();
    };
    // Draw the box once; a `change` of an earlier render writes just the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [captcha, captchaSiteKey, send]);

  useEffect(() => {
    if (!value && box.current?.response()) box.current.reset();
  }, [value]);

  return (
    <div hidden={!isTouched && !error}>
      <GroupFrame id={id} label={label} error={isBlocked ? text('error.captcha.notLoaded') : error}>
        <div ref={container} className="charterform-foreign" tabIndex={-1} aria-busy={status === 'loading' || undefined} />
        {isBlocked && (
          <>
            <div className="charterform-actions">
              <Button kind="soft" onClick={retry}>
                {text('button.retry')}
              </Button>
            </div>
            <ContactLine text={text} contactLink={layout.contactLink} />
            <PhoneLine text={text} layout={layout} />
          </>
        )}
      </GroupFrame>
    </div>
  );
}

/** The captcha. */
export const captcha = defineModule({ fields, isShown, view: CaptchaView });
