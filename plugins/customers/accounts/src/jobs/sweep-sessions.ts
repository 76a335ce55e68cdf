import type { MedusaContainer } from "@medusajs/framework/types"
import { sessionsOf } from "../sessions"

export default async function sweepSessions(container: MedusaContainer): Promise<void> {
  await sessionsOf(container).sweep()
}

export const config = { name: "sweep-sessions", schedule: { interval: 3_600_000 } }
