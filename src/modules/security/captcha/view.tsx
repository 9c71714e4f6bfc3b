import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../../form/form-provider';
import { useOutside, type CaptchaBox } from '../../../form/services-context';
import { useFacts, useField } from '../../../form/use-field';
import { GroupFrame } from '../../../ui/group-frame';

/** The provider's box. Its answer is a secret value of the form; an answer that was used up empties the box. */
export function CaptchaView() {
  const { text } = useForm();
  const { captcha } = useOutside();
  const { captchaSiteKey } = useFacts().config.layout;
  const { frame, value, change } = useField('captcha.response');
  const { id, label, error } = frame;
  const container = useRef<HTMLDivElement>(null);
  const box = useRef<CaptchaBox | null>(null);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    let left = false;
    captcha.render(container.current!, captchaSiteKey, change).then(
      (drawn) => {
        if (left) drawn.remove();
        else box.current = drawn;
      },
      () => setBroken(true),
    );
    return () => {
      left = true;
      box.current?.remove();
    };
    // The box is drawn once; `change` writes through the one door and does not age.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [captcha, captchaSiteKey]);

  useEffect(() => {
    if (!value && box.current?.response()) box.current.reset();
  }, [value]);

  return (
    <GroupFrame id={id} legend={label} error={isBroken ? text('error.captcha.notLoaded') : error}>
      <div ref={container} className="charterform-foreign" tabIndex={-1} />
    </GroupFrame>
  );
}
