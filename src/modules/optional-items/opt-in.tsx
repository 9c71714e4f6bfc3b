import { OptInCard } from '../../form/groups/optional/opt-in-card';
import { useWords } from '../../form/use-field';
import type { ModuleViewProps } from '../define-module';
import { roleOf } from './opt-in/fields';

/** The checkbox of the product that the module was given. */
export function OptInView({ params }: ModuleViewProps) {
  const words = useWords();
  return <OptInCard optIn={roleOf(params)} label={typeof params.label === 'string' ? words(params.label) : undefined} />;
}
