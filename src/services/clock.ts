import type { Clock } from './services';

const twoDigits = (number: number) => String(number).padStart(2, '0');

export const clock: Clock = {
  today() {
    const now = new Date();
    return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
  },
};
