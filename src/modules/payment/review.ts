import { defineModule } from '../define-module';

/** The answers of the steps before it, with a way back to each; a long page shows them anyway. Rendered by src/app, which can navigate. */
export const review = defineModule({
  isShown: ({ config }) => config.layout.stepMode !== false,
  offers: () => ({ isReview: true }),
});
