import { documentKeeper } from "@bon-perroquet/api-kit/documents"
import { LEFT_ALONE_SECONDS } from "@bon-perroquet/contract/jobs"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { accessPointOfShop, type AccessPoint, AccessPointRefusal, type Handed } from "../access-point"
import { claimEInvoice, noteHanded, noteProgress, type Claimed } from "./rows"

const LONGEST = 6 * 60 * 60
const REASON_LENGTH = 500

/** Returns the delay in seconds, doubled per attempt up to six hours. */
export const backOff = (attempts: number): number =>
  Math.min(LEFT_ALONE_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST)

async function stateAtAccessPoint(
  knex: Knex,
  accessPoint: AccessPoint,
  { document_number: number, receiver, handed_as }: Claimed,
): Promise<Handed | null> {
  if (handed_as) return accessPoint.look(handed_as)
  const documents = documentKeeper()
  if (!documents) throw new Error(`Document ${number} cannot be read without the plugin for invoices.`)
  const { xml, order_number, total_cents } = await documents.structured(knex, number)
  const delivered = await accessPoint.find({ number, receiver, order_number, total_cents })
  if (delivered) return delivered
  if (!(await accessPoint.isReachable(receiver))) return null
  return accessPoint.put({ number, receiver, xml })
}

async function advance(knex: Knex, accessPoint: AccessPoint, row: Claimed): Promise<void> {
  let handed = await stateAtAccessPoint(knex, accessPoint, row)
  if (!handed) return noteProgress(knex, row, { state: "unregistered", next: null })
  // The draft's id is stored before sending, so that a retry sends the same draft.
  if (handed.id !== row.handed_as && !(await noteHanded(knex, row, handed.id))) return
  if (handed.state === "draft") handed = await accessPoint.send(handed.id, row.receiver)
  const { state, reason } = handed
  if (state === "draft")
    throw new Error("The access point accepted the request to send the document, but kept it as a draft.")
  const next = state === "sent" ? backOff(row.state === "sent" ? row.attempts : 1) : null
  await noteProgress(knex, row, { state, reason, next })
}

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, REASON_LENGTH)

/** Sends due e-invoices to the access point, and polls the state of sent ones. */
export async function deliverEInvoices(container: MedusaContainer): Promise<void> {
  const accessPoint = accessPointOfShop()
  if (!accessPoint) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (let row = await claimEInvoice(knex); row; row = await claimEInvoice(knex)) {
    try {
      await advance(knex, accessPoint, row)
    } catch (error) {
      const reason = wordsOf(error)
      if (error instanceof AccessPointRefusal)
        await noteProgress(knex, row, { state: "refused", reason, next: null })
      else {
        logger.warn(`Document ${row.document_number} could not be sent to the access point: ${reason}`)
        await noteProgress(knex, row, { state: row.state, reason, next: backOff(row.attempts) })
      }
    }
  }
}
