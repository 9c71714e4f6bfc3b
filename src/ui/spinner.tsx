/**
 * A veil with a turning ring over its `charterform-covered` parent, which the caller marks aria-busy. It is only seen: what lies
 * below stays focusable and typeable unless the caller makes it inert.
 */
export function Spinner({ message }: { message?: string }) {
  return (
    <div className="charterform-cover">
      <div className="charterform-spinner">{message}</div>
    </div>
  );
}
