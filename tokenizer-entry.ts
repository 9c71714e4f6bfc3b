import { answerPage } from './src/tokenizer/answer-page';

answerPage(window);
