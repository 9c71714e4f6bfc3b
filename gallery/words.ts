/** Texts of several lengths for the examples; none of them is used by the product. */
export const shortText = 'What the state charges for the filing.';
export const mediumText =
  'What the state charges for the filing. We pass it on as it is and add nothing to it. Some states charge more for certain kinds of companies, or for an answer on the same day.';
export const longText = `${mediumText} A company that does business in several states files in each of them and pays each of them. Where a state asks for a yearly report as well, its fee is due every year, and we tell you a month before. If a filing is refused, most states keep the fee; a few credit it to the next attempt within sixty days. You find what yours does on its own page, which we link to from your account.`;
