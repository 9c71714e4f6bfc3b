import { createElement, Fragment, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { CheckboxField } from '../form/fields/checkbox-field';
import { CountryField } from '../form/fields/country-field';
import { DateField } from '../form/fields/date-field';
import { FileField } from '../form/fields/file-field';
import { ListField } from '../form/fields/list-field';
import { MultiSelectField } from '../form/fields/multi-select-field';
import { PasswordField } from '../form/fields/password-field';
import { RadioField } from '../form/fields/radio-field';
import { SelectField } from '../form/fields/select-field';
import { StateField } from '../form/fields/state-field';
import { TextAreaField } from '../form/fields/text-area-field';
import { TextField } from '../form/fields/text-field';
import { useForm } from '../form/form-provider';
import { Email } from '../form/groups/email/email';
import { DefaultView } from '../form/modules/default-view';
import { useFormValue, useWords } from '../form/use-field';
import { contactStep } from '../forms/contact-step';
import { flag, list, oneOf, requiredRole, role, text, whole } from '../kernel/page-config/config-key';
import type { Kit } from './kit-types';

/** The answer at a path, read anew when it changes. */
const useAnswer = (path: string): unknown => useFormValue((form) => form.get(path as Parameters<typeof form.get>[0]));

/** Changes answers by their paths. */
function useChange() {
  const { form } = useForm();
  return (changes: Readonly<Record<string, unknown>>) => form.change(changes);
}

/** The renderer of the form and the parts that modules are made of. */
export const kit = {
  createElement,
  Fragment,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useAnswer,
  useChange,
  useForm,
  useFormValue,
  // Of a script that sells nothing; `order-kit` brings those of orders.
  usePrice: () => undefined,
  useWords,
  CheckboxField,
  CountryField,
  DateField,
  DefaultView,
  EmailField: Email,
  FileField,
  ListField,
  MultiSelectField,
  PasswordField,
  RadioField,
  SelectField,
  StateField,
  TextAreaField,
  TextField,
  params: { text, flag, oneOf, whole, list, role, requiredRole },
  steps: { contact: contactStep, last: [], checkout: () => [] },
} as unknown as Kit;
