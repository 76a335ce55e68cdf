/**
 * Returns true if a lock timed out and the call can be retried. Compares names, because workflows throw step
 * errors as plain objects.
 */
export const isTaken = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "name" in error && error.name === "LeaseTimeout"
