/** In pixels from the window's top left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

export interface Place {
  left: number;
  top: number;
  /** What does not fit into this is scrolled. */
  maxHeight: number;
}

/** What stays free along the window's edges, and between an anchor and its box, in px. */
const edge = 8;
const gap = 6;

const within = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));

/**
 * Where a box stands beside its anchor: above it, since the visitor goes on below, or below it where only there is room;
 * in the middle of the anchor as far as the window lets it. It leaves the window nowhere, and never lies on an anchor
 * that is in the window.
 */
export function place(anchor: Box, { width, height }: Size, room: Size): Place {
  const above = anchor.top - gap - edge;
  const below = room.height - anchor.top - anchor.height - gap - edge;
  const isBelow = height > above && below > above;
  const maxHeight = within(0, isBelow ? below : above, room.height - 2 * edge);
  const shown = Math.min(height, maxHeight);
  const top = isBelow ? anchor.top + anchor.height + gap : anchor.top - gap - shown;
  return {
    left: within(edge, anchor.left + (anchor.width - width) / 2, room.width - edge - width),
    top: within(edge, top, room.height - edge - shown),
    maxHeight,
  };
}
