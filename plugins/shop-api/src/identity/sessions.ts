import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Identity } from "./identity-rows"

/**
 * Resolution of the last use of a session, in milliseconds. Writing on every request would be too expensive.
 */
const EXACT_TO_MS = 5 * 60_000

const USED = `UPDATE auth_session SET last_used_at = now() WHERE id = ?`

/** Records that a session is in use. Requests don't wait for it. */
export function markUsed(
  container: MedusaContainer,
  { id, last_used_at }: NonNullable<Identity["session"]>,
): void {
  if (Date.now() - new Date(last_used_at).getTime() < EXACT_TO_MS) return
  const noted = container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(USED, [id])
  void Promise.resolve(noted).catch((error: unknown) =>
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`A session's use was not noted: ${error instanceof Error ? error.message : "unknown"}`),
  )
}
