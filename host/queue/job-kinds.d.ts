/** What a job is told of itself. */
export interface JobTry {
  id: number;
  /** How often it was begun, this time among them. */
  tries: number;
  /** Aborted once the job has had its time: it then counts as failed, whatever it still does. */
  signal: AbortSignal;
}

/**
 * Does a job, whose payload is as it was added; throws to be tried again. It may run again after a failure or a crash, so it
 * must do no harm when it runs twice.
 */
export type DoJob = (payload: Readonly<Record<string, unknown>>, job: JobTry) => Promise<void>;

/** What does the jobs of each kind. */
export type JobKinds = Map<string, DoJob>;

/** Kinds of jobs that run again and again: ms from the end of one run to the next. */
export type Repeats = Map<string, number>;
