import { PAYMENT_POLL } from "@bon-perroquet/contract"
import { ShopApiError } from "@bon-perroquet/shop-client"
import type { QueryState } from "@tanstack/react-query"

/** Number of failed polls that are tolerated. A phone may be offline when it returns from a bank's app. */
const FAILURES_FORGIVEN = 2

export type Polls = { error: Error | null; answers: number; failures: number }

/** Outcome of polls without a result. "timeout": polling ended. */
export type PollOutcome = "verifying" | "timeout" | "error"

export function pollOutcome({ error, answers, failures }: Polls): PollOutcome {
  const refused = error instanceof ShopApiError && error.status < 500 && error.status !== 429
  if (refused || failures > FAILURES_FORGIVEN) return "error"
  return answers + failures >= PAYMENT_POLL.attempts ? "timeout" : "verifying"
}

export const pollsOf = (state: QueryState | undefined): Polls => ({
  error: state?.error ?? null,
  answers: state?.dataUpdateCount ?? 0,
  failures: state?.errorUpdateCount ?? 0,
})

/** Options of a query that only its interval repeats. */
export const POLLED = {
  // Disabled, because retries would not count towards the ten polls.
  retry: false,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchOnMount: false,
  retryOnMount: false,
  notifyOnChangeProps: "all",
} as const

/** Milliseconds until the next poll, or false if polling ends. */
export const nextPoll = (outcome: string): number | false =>
  outcome === "verifying" ? PAYMENT_POLL.intervalMs : false
