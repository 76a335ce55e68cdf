import type { MedusaContainer } from "@medusajs/framework/types"
import { sessionsOf } from "../sessions"

/** Forgets, every hour, sessions that have expired. */
export default async function sweepSessions(container: MedusaContainer): Promise<void> {
  await sessionsOf(container).sweep()
}

export const config = { name: "sweep-sessions", schedule: { interval: 3_600_000 } }
