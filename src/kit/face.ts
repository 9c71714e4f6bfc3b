import { defineFamily, defineForm, defineLanguage, defineModule, defineRule } from './define';
import { kit } from './kit';
import { register } from './register';

/** What a page extends the form with: a part of `window.Charterform`, and of the module's exports. */
export const face = { register, kit, defineForm, defineModule, defineFamily, defineRule, defineLanguage };

export type Face = typeof face;
