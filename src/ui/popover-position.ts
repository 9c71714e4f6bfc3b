/** In px from the window's top left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

export interface PopoverPosition {
  left: number;
  top: number;
  /** Taller content scrolls. */
  maxHeight: number;
}

/** Minimum distance to the window's edges, and distance between anchor and popover, in px. */
const edge = 8;
const gap = 6;

const clamp = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max));

/**
 * The position of a popover beside its anchor: above it, so that it does not cover the next field, or below it if it does
 * not fit above and there is more room below. Centered on the anchor, clamped to the window, and never over an anchor that
 * is inside the window.
 */
export function popoverPosition(anchor: Box, { width, height }: Size, viewport: Size): PopoverPosition {
  const above = anchor.top - gap - edge;
  const below = viewport.height - anchor.top - anchor.height - gap - edge;
  const isBelow = height > above && below > above;
  const maxHeight = clamp(0, isBelow ? below : above, viewport.height - 2 * edge);
  const shown = Math.min(height, maxHeight);
  const top = isBelow ? anchor.top + anchor.height + gap : anchor.top - gap - shown;
  return {
    left: clamp(edge, anchor.left + (anchor.width - width) / 2, viewport.width - edge - width),
    top: clamp(edge, top, viewport.height - edge - shown),
    maxHeight,
  };
}
