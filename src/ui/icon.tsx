const paths = {
  good: 'm4 10.5 4 4 8-9',
  chevron: 'm5 8 5 5 5-5',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  close: 'm5 5 10 10M15 5 5 15',
  error: 'M10 5.5V11m0 3v.4M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0',
  info: 'M10 9v5.4M10 6v.4M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0',
  file: 'M5 2.5h6l4 4v11H5zm6 0v4h4',
  lock: 'M4.5 9h11v8h-11zM7 9V6a3 3 0 0 1 6 0v3',
  search: 'M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0M13 13l4 4',
  upload: 'M10 13.5V4M6 7.5l4-4 4 4M3.5 13v3.5h13V13',
  circle: 'M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
};

export type IconName = keyof typeof paths;

/** A decorative icon in the text colour. Hidden from screen readers, so the text beside it must carry the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="charterform-icon">
      <path d={paths[name]} />
    </svg>
  );
}
