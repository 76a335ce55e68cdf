import type { Session } from "@bon-perroquet/contract"
import type { Caller } from "@bon-perroquet/api-kit/identity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { sessionsOf } from "./start"

export async function sessionViews(container: MedusaContainer, caller: Caller): Promise<Session[]> {
  const sessions = await sessionsOf(container).of(caller.auth_identity_id)
  return sessions.map(({ id, browser, system, created_at, last_used_at }) => ({
    ...{ id, browser, system },
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: id === caller.session?.id,
  }))
}
