/** Notes on the account: whether the visitor had a chat (SUBM-47), and the A/B variants (SUBM-48). */
export const accountNotes = (variants: readonly string[], hadChat: boolean): string[] => [
  ...(hadChat ? ['Client interacted with Live Chat'] : []),
  ...(variants.length ? [`A/B variants: ${variants.join(', ')}`] : []),
];
