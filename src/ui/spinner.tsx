/**
 * An overlay with a spinner over its `charterform-covered` parent. It is only visual: the caller sets aria-busy on the
 * parent, and `inert` if the content below must not be used.
 */
export function Spinner({ message }: { message?: string }) {
  return (
    <div className="charterform-cover">
      <div className="charterform-spinner">{message}</div>
    </div>
  );
}
