import { en } from './en';
import { orderSentences } from './order-sentences';

// Imported by what sells, and by what reads every sentence.
Object.assign(en, orderSentences);

export { en };
