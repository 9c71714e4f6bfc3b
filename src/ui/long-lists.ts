/** Whether long lists are drawn whole at once: on a page that has printed them, an option may have been chosen already. */
export const longLists = { areWhole: false };
