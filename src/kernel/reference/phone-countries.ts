/** The countries that share the numbering plan of the US, where a number of ten digits needs no country code. */
const sharing = new Set('US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT UM VC VG VI'.split(' '));

/** Whether phone numbers of a country are dialled as in the US; also where no country is known. */
export const dialsLikeUS = (country: string): boolean => country === '' || sharing.has(country);
