import { useLayoutEffect, useState } from 'react';
import type { FormDefinition } from '../../forms/define-form';
import { useForm } from '../../form/form-provider';
import { Notice } from '../../ui/notice';
import { useApp } from '../context/app-context';

/** What a visitor reads whom another form has sent here: that form's confirmation (REDIR-04). */
export function ArrivalNotice({ flag, text: key }: NonNullable<FormDefinition['arrival']>) {
  const { text } = useForm();
  const { root } = useApp();
  const [hasFlag, setFlag] = useState(false);
  // An effect, as a form that is printed has no page.
  useLayoutEffect(() => setFlag(new URLSearchParams(root.ownerDocument.location.search).has(flag)), [root, flag]);
  return hasFlag && <Notice kind="good">{text(key)}</Notice>;
}
