/**
 * An overlay with a spinner over its `charterform-covered` parent. It is only visual: the caller sets aria-busy on the
 * parent, and `inert` if the content below must not be used.
 * @param share how much is done, from 0 to 1; said while it is under way
 */
export function Spinner({ message, share = 0 }: { message?: string; share?: number }) {
  return (
    <div className="charterform-cover">
      <div className="charterform-spinner">
        {message}
        {share > 0 && share < 1 && <progress value={share} aria-label={message} />}
      </div>
    </div>
  );
}
