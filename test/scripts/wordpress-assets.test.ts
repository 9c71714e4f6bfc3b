import { expect, it } from 'vitest';
import { isServed } from '../../scripts/wordpress/assets.mjs';

it('the plugin serves all that the build makes for pages, whatever is added to it', () => {
  const built = [
    'charterform.umd.js',
    'charterform.forms.umd.js',
    'charterform.css',
    'charterform.toolbox.js',
    'charterform.new-part.html',
    'charterform.new-part.js',
    'locales/charterform.es.js',
  ];
  const data = ['charterform.schema.json', 'forms.json', 'languages.json', 'payment-ways.json', 'sentence-keys.json'];
  const others = [
    'charterform.umd.js.map',
    'charterform.check.mjs',
    'charterform.esm.js',
    'charterform.forms.esm.js',
    'gallery/gallery.js',
    'charterform-0.1.0.zip',
    'types/charterform.d.ts',
  ];
  expect([...built, ...data, ...others].filter(isServed)).toEqual([...built, ...data]);
});
