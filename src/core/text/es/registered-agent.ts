import type { registeredAgent as english } from '../en/registered-agent';

/** The sentences of the registered agent. */
export const registeredAgent = {
  'registeredAgent.duration': '¿Por cuánto tiempo?',
  'registeredAgent.duration.hint': 'Los plazos más largos cuestan menos por año.',
} satisfies Record<keyof typeof english, string>;
