/** The number of characters in a VIN (VEH-11). */
export const vinLength = 17;

/** What each place counts in the sum of ISO 3779; the ninth is the check digit itself. */
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The last digit of a character's place here is its value. */
const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';

/** Whether the ninth character of a whole VIN is the one that follows from the others; abroad it need not be. */
export const hasCheckDigit = (vin: string): boolean =>
  '0123456789X'[weights.reduce((sum, weight, place) => sum + weight * (values.indexOf(vin.charAt(place)) % 10), 0) % 11] === vin.charAt(8);
