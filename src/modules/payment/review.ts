import { defineModule } from '../../form/modules/define-module';

/** The answers of the steps before it, with a way back to each; a long page shows them anyway. Rendered by src/shell, which can navigate. */
export const review = defineModule({
  isShown: ({ config }) => config.layout.stepMode !== false,
  offers: () => ({ isReview: true, stepNote: () => 'steps.review' }),
});
