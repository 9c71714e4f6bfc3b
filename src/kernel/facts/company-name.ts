/** What is asked about a name before it is filed (PLUS-03). */
export interface NameQuestion {
  /** Without its designator. */
  name: string;
  /** The code of the state. */
  state: string;
  entityType: string;
}

export const nameStatuses = ['free', 'taken', 'similar', 'unknown'] as const;

/** What the page's server knows of a name. */
export interface NameVerdict {
  status: (typeof nameStatuses)[number];
  /** The names on record that are the same or similar; five at most. */
  names: readonly string[];
  /** The address of the state's own search; '' where the server names none. */
  search: string;
}
