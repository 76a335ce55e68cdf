import type { Caller } from "@bon-perroquet/api-kit/identity"
import { leaveSegments } from "@bon-perroquet/medusa-sql/buying/segments"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { updatePerson } from "./update"

/** Stores or withdraws an objection to customer segments. With one, the person leaves all segments at once. */
export async function objectToSegments(
  container: MedusaContainer,
  caller: Caller,
  objects: boolean,
): Promise<Caller> {
  const segments_objected_at = objects ? new Date().toISOString() : null
  const changed = await updatePerson(container, caller, {}, { segments_objected_at })
  if (objects) await leaveSegments(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), caller.email)
  return changed
}
