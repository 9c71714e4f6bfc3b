/** Answers a lookup of a form from the fields of its post. */
export type Lookup = (fields: Readonly<Record<string, string>>) => Promise<{ status: number; body: unknown }>;

/** Lookups by their action, such as `get_domain_details`; one that is not here is answered with 501. */
export type Lookups = Readonly<Record<string, Lookup>>;
