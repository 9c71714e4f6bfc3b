import type { BoxStyle } from './box';

/** A colour as `rgb(…)`, in which a browser may not have kept it (`oklch`, `color-mix`). */
function asRgb(color: string): string {
  if (color.startsWith('rgb')) return color;
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d');
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Whether light text belongs on a background, by its luminance. */
function isDark(background: string): boolean {
  const [red = 255, green = 255, blue = 255] = (background.match(/[\d.]+/g) ?? []).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}

/** The form's design tokens where the box stands, as a provider's frame can use them: it sees no custom property of the page. */
export function boxStyleOf(container: HTMLElement): BoxStyle {
  const probe = container.appendChild(document.createElement('span'));
  const color = (token: string) => {
    probe.style.color = `var(--charterform--${token})`;
    return asRgb(getComputedStyle(probe).color);
  };
  probe.style.borderRadius = 'var(--charterform--radius)';
  const { fontFamily, fontSize, borderTopLeftRadius } = getComputedStyle(probe);
  const background = color('paper');
  const style: BoxStyle = {
    color: color('ink'),
    colorQuiet: color('ink-2'),
    background,
    accent: color('accent'),
    error: color('error'),
    line: color('line-strong'),
    fontFamily,
    fontSize,
    borderRadius: borderTopLeftRadius,
    theme: isDark(background) ? 'dark' : 'light',
  };
  probe.remove();
  return style;
}
