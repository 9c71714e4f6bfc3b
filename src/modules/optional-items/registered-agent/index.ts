import { defineModule } from '../../define-module';
import { fields, isShown } from './fields';
import { RegisteredAgentView } from '../registered-agent';

/** For how long the registered agent is taken. */
export const registeredAgent = defineModule({ fields, isShown, view: RegisteredAgentView });
