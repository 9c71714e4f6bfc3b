/** If more states are missing, one call loads the filing products of all (PROD-02, PROD-03, PROD-44). */
export const statesLoadedOneByOne = 5;

/** The `order` of products and option groups without one of their own; lower comes first (SUMM-17). */
export const defaultOrder = 100;
