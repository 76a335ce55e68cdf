import { recordChange } from "@bon-perroquet/api-kit/changes"
import type { EInvoice, EInvoiceChange } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { accessPointOfShop } from "../access-point"
import { eInvoiceNumbered } from "./read"
import { queueEInvoice, markDeliveredOtherwise } from "./rows"

/** States in which sending again would create a second invoice. */
const HANDED = ["waiting", "sent", "delivered"]

/** Sends a document again, or records that it was delivered in another way. */
export async function changeEInvoice(
  container: MedusaContainer,
  number: string,
  { state, by }: EInvoiceChange & { by: string },
): Promise<EInvoice> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const eInvoice = await eInvoiceNumbered(knex, number)
  if (!eInvoice) throw refuse("document_not_found", 404)
  const { document, view: before } = eInvoice
  if (state === "waiting") {
    if (!accessPointOfShop()) throw refuse("not_found", 404)
    if (HANDED.includes(before.state)) throw refuse("e_invoice_handed_over", 409)
    await queueEInvoice(knex, document)
  } else {
    if (["sent", "delivered"].includes(before.state)) throw refuse("e_invoice_handed_over", 409)
    await markDeliveredOtherwise(knex, document)
  }
  await recordChange(container, {
    by,
    subject: "order",
    subject_id: document.order_id,
    label: before.order_number,
    action: "changed",
    before: { e_invoice: `${number}: ${before.state}` },
    after: { e_invoice: `${number}: ${state}` },
  })
  return (await eInvoiceNumbered(knex, number))?.view ?? before
}
