/**
 * Stands where a price will stand, once that takes longer than a moment (FORM-39).
 * @param text what is waited for, for screen readers; of several skeletons one says it
 */
export function Skeleton({ text, size = 'price' }: { text?: string; size?: 'price' | 'words' }) {
  return (
    <span className="charterform-bone" data-size={size} aria-hidden={!text || undefined}>
      {!!text && <span className="charterform-hidden">{text}</span>}
    </span>
  );
}
