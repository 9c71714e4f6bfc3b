import { defineModule } from '../../define-module';
import { fields, isShown } from './fields';
import { CaptchaView } from '../captcha';

/** The box that tells people from robots. */
export const captcha = defineModule({ fields, isShown, view: CaptchaView });
