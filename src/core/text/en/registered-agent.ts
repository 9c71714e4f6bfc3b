/** The sentences of the registered agent. */
export const registeredAgent = {
  'registeredAgent.duration': 'For how long?',
  'registeredAgent.duration.hint': 'Longer terms cost less a year.',
} as const;
