import { defineModule } from '../../define-module';
import { fields, isShown } from './fields';
import { CertificatesView } from '../certificates';

/** How many certificates are ordered. */
export const certificates = defineModule({ fields, isShown, view: CertificatesView });
