/** A visually hidden live region. Render it from the start: screen readers skip the first message of a new region. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <div role="status" className="charterform-hidden">
      {message}
    </div>
  );
}
