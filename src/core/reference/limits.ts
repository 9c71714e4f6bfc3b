/** With more jurisdictions missing than this, all filing products come in one call (PROD-02, PROD-03). */
export const jurisdictionsLoadedOneByOne = 5;

/** The place of configured products and option groups that have none of their own (SUMM-17). */
export const defaultOrder = 100;
