/** What happened, for those who do not see it. In the page from first paint, else its first message is not read. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <div role="status" className="charterform-hidden">
      {message}
    </div>
  );
}
