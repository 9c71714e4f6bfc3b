import type { Draft } from '@reduxjs/toolkit';

/** Immer's `castDraft`, which Redux Toolkit does not export: a readonly value, typed as a case reducer may assign it. */
export const castDraft = <Value>(value: Value) => value as Draft<Value>;
