import { createAction } from '@reduxjs/toolkit';
import type { SignupResult } from '../../submission/submission';

/** The order was accepted under its idempotency key. */
export const orderAccepted = createAction<{ orderNumber: string; result: SignupResult | null }>('orderAccepted');
