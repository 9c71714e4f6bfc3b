/** A ring that turns, beside words that say what is waited for (FORM-39). */
export function Spinner() {
  return <i className="charterform-spinner" aria-hidden="true" />;
}
