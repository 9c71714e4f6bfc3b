/** A text without the characters that nobody sees: control characters, those of no width and those that turn the direction. */
export const withoutInvisible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '');
