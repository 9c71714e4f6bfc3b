/** What is in the cart, as trackers are told of it; nothing in that of a form that sells nothing. */
const nothing: object = { currency: 'USD', value: 0, items: [] };

/** What trackers are told of a move to another step, by its number among those that are shown (TRACK-02, TRACK-03). */
export const stepEvent = (form_type: string, step_name: string, step_number: number, ecommerce = nothing) => ({
  layer: { event: 'form_step', form_type, step_name, step_number, ecommerce },
  matomo: [['trackEvent', form_type, 'form_step', step_name]],
});
