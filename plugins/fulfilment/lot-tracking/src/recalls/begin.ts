import { writeChanges } from "@bon-perroquet/api-kit/changes"
import type { recallInputSchema } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import { readLot, takeOutUnsellable } from "../lots"
import { holdPackedOrders, lockLevel, noteWhoToTell } from "./note"
import { sendNotices } from "./send-notices"

type Reasons = z.output<typeof recallInputSchema>["reasons"]

/** Takes a lot's units out of stock and notifies each recipient once. Jobs complete interrupted work. */
export async function recallLot(
  container: MedusaContainer,
  by: string,
  id: string,
  reasons: Reasons,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const lot = await readLot(knex, id)
  if (!lot.number) throw refuse("lot_not_found", 404)
  await knex.transaction(async (transaction) => {
    // Packing needs the same lock, so all packed units are known here.
    await lockLevel(transaction, id)
    const written = Object.fromEntries(Object.entries(reasons).filter(([, text]) => text))
    const updated = await transaction("lot")
      .where({ id })
      .whereNull("recalled_at")
      .update({
        ...{ recalled_at: transaction.fn.now(), recalled_by: by, recall_reasons: JSON.stringify(written) },
        updated_at: transaction.fn.now(),
      })
    if (!updated) throw refuse("lot_recalled", 409)
    await noteWhoToTell(transaction, id)
    const about = { subject: "product" as const, subject_id: lot.product_id, action: "recall" as const }
    const label = `${lot.product} · ${lot.number}`
    await writeChanges(transaction, [{ by, ...about, label, before: null, after: { reason: reasons.fr } }])
  })
  await holdPackedOrders(container, id)
  await takeOutUnsellable(container, id)
  await sendNotices(container)
}
