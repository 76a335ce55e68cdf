import { LEFT_ALONE_SECONDS } from "@bon-perroquet/contract/jobs"
import { BrevoAway, BrevoKeyRefusal, BrevoLimit } from "../client"
import type { Problem } from "./rows"

const HOUR = 60 * 60

/**
 * Returns how long to wait after an error: as Brevo states for too many calls, an hour for a rejected key, otherwise
 * doubled per failed run up to an hour. Undefined for errors that are not about Brevo.
 * @param failures failed runs before this one
 */
export function pauseAfter(error: unknown, failures: number): Problem | undefined {
  if (error instanceof BrevoLimit) return { problem: "limited", pause: error.seconds }
  if (error instanceof BrevoKeyRefusal) return { problem: "key", pause: HOUR }
  if (error instanceof BrevoAway)
    return { problem: "away", pause: Math.min(HOUR, LEFT_ALONE_SECONDS * 2 ** Math.min(failures, 20)) }
  return undefined
}
