import type { ShapeOf } from './answer-shape';

/**
 * How the part of somebody who was asked for it stands: still out, here, or out of reach since its link has expired or its mail
 * could not be sent (PLUS-06).
 */
export const partStates = ['asked', 'arrived', 'expired', 'unsent'] as const;
export type PartState = (typeof partStates)[number];

/** That somebody was asked for their own details, kept with the person that they are about (PLUS-06). */
export interface AskedPart {
  /** Random; what the server knows it by, together with the secret of the order. */
  id: string;
  email: string;
  state: PartState;
  /** When the link ends, as ISO 8601. */
  until: string;
  /** How often it had arrived when it was read last; 0 for never. */
  version: number;
}

export const askedPartShapes: ShapeOf<AskedPart> = { id: 'text', email: 'text', state: 'text', until: 'text', version: 'count' };
