/* The page of colours: a picker beside each text, a preview that follows, and words where a contrast is too low. */
(function ({ i18n }) {
  const { __, sprintf } = i18n;
  const frame = document.querySelector('.charterform-preview iframe');
  if (!frame) return;

  const texts = [...document.querySelectorAll('.charterform-colour')];
  const shapes = ['font-family', 'heading-family', 'font-size', 'radius']
    .map((name) => ({ name, field: document.getElementById(`charterform-look-${name}`) }))
    .filter(({ field }) => field);
  const theme = document.getElementById('charterform-theme');
  const isColour = (text) => /^#([0-9a-f]{3}){1,2}$/i.test(text);
  const colourOf = (property, scheme) => {
    const own = texts.find(({ dataset }) => dataset.property === property && dataset.scheme === scheme);
    return own && isColour(own.value.trim()) ? own.value.trim() : '';
  };

  const pickers = new Map();

  const rootOfPreview = () => frame.contentDocument && frame.contentDocument.getElementById('charterform');

  /** The colour that the form uses, set or its own; '' before the form is there. The name with two dashes is the form's. */
  function shownColour(property) {
    const root = rootOfPreview();
    if (!root) return '';
    const probe = frame.contentDocument.createElement('span');
    probe.style.color = `var(--charterform--${property})`;
    root.append(probe);
    const { color } = frame.contentWindow.getComputedStyle(probe);
    probe.remove();
    return color;
  }

  function luminance(color) {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) || []).map(Number);
    const [r, g, b] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function contrast(one, other) {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  const hexOf = (color) =>
    `#${(color.match(/[\d.]+/g) || [128, 128, 128])
      .slice(0, 3)
      .map((part) => Math.round(part).toString(16).padStart(2, '0'))
      .join('')}`;
  /** `#abc` as `#aabbcc`, which a picker needs. */
  const longOf = (text) => (text.length === 4 ? text.replace(/[0-9a-f]/gi, (digit) => digit + digit) : text);

  /** Pairs that must be legible: text, background, and the least contrast. */
  const pairs = [
    ['on-accent', 'accent', 4.5, __('Text on main buttons', 'charterform')],
    ['ink', 'paper', 4.5, __('Text', 'charterform')],
    ['ink-2', 'paper', 4.5, __('Secondary text', 'charterform')],
    ['error', 'paper', 4.5, __('Error messages', 'charterform')],
    ['line-strong', 'paper', 3, __('Borders of fields', 'charterform')],
  ];

  function sayContrasts() {
    const low = pairs
      .map(([text, background, least, name]) => ({ name, least, got: contrast(shownColour(text), shownColour(background)) }))
      .filter(({ got, least }) => got < least)
      /* translators: 1: what is hard to see, 2: its contrast, 3: the least contrast */
      .map(({ name, got, least }) =>
        sprintf(__('%1$s: contrast %2$s, at least %3$s is needed to read it well.', 'charterform'), name, got.toFixed(1), least),
      );
    document.querySelector('.charterform-contrast').textContent = low.join(' ');
  }

  function draw() {
    const root = rootOfPreview();
    if (!root) return;
    for (const property of new Set(texts.map(({ dataset }) => dataset.property))) {
      const [light, dark] = [colourOf(property, 'light'), colourOf(property, 'dark')];
      const value = light && dark ? `light-dark(${light}, ${dark})` : light || dark;
      // What is emptied is the form's own again, whatever was saved before.
      root.style.setProperty(`--charterform-${property}`, value || 'initial');
    }
    for (const { name, field } of shapes) root.style.setProperty(`--charterform-${name}`, field.value || 'initial');
    if (theme && theme.value) root.dataset.theme = theme.value;
    else delete root.dataset.theme;
    sayContrasts();
    for (const [text, picker] of pickers)
      picker.value = isColour(text.value) ? longOf(text.value) : hexOf(shownColour(text.dataset.property));
  }

  for (const text of texts) {
    const picker = document.createElement('input');
    picker.type = 'color';
    picker.setAttribute('aria-label', `${text.getAttribute('aria-label')}: ${__('pick', 'charterform')}`);
    picker.addEventListener('input', () => {
      text.value = picker.value;
      draw();
    });
    text.addEventListener('input', draw);
    text.before(picker);
    pickers.set(text, picker);
  }
  for (const { field } of shapes) field.addEventListener('input', draw);
  if (theme) theme.addEventListener('change', draw);
  frame.addEventListener('load', () => setTimeout(draw, 300));
  setTimeout(draw, 600);
})(window.wp);
