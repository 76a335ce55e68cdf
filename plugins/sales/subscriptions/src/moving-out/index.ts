import type { ArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { paged } from "@bon-perroquet/api-kit/csv"
import { ordersById } from "@bon-perroquet/api-kit/orders"
import type { Order } from "@bon-perroquet/contract"
import { decimalEuro } from "@bon-perroquet/contract/money"
import { skusOf } from "@bon-perroquet/medusa-sql/catalogue/moving-out"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Repeat } from "../modules/repeat-deliveries/repeat"

const PAGE = 200
const COLUMNS = [
  ...["subscription", "state", "email", "weeks", "next_on", "sku", "quantity", "instead_sku"],
  ...["when_missing", "last_total", "first_order", "begun_at", "first_name", "last_name", "phone", "street"],
  ...["number", "box", "postal_code", "city", "country", "point", "payment"],
]

/** Returns where the next delivery goes: to the customer's later choice, or as the first order. */
function deliveryCells({ destination }: Repeat, order: Order | undefined): Record<string, string> {
  const first = order?.shipping_address
  const { first_name = "", last_name = "" } = first ?? {}
  const person = { first_name, last_name, phone: first?.phone ?? "" }
  if (destination?.address) {
    const { street, number, box = "", postal_code, city } = destination.address
    return { ...person, street, number, box, postal_code, city, country: destination.country, point: "" }
  }
  const { street = "", number = "", postal_code = "", city = "" } = first ?? {}
  const address = { street, number, box: first?.apartment ?? "", postal_code, city }
  const point = destination ? destination.point : order?.delivery.point
  return {
    ...{ ...person, ...(destination ? {} : address) },
    country: destination?.country ?? first?.country ?? "",
    point: point?.name ?? "",
  }
}

/** Yields a row per article of each subscription. The card itself is stored at the payment provider only. */
async function* rows(container: MedusaContainer): AsyncGenerator<Record<string, string>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pages = paged(async (after: { repeat: Repeat } | undefined) => {
    const repeats = await knex<Repeat>("repeat_delivery")
      .where("id", ">", after?.repeat.id ?? "")
      .orderBy("id")
      .limit(PAGE)
    const orders = await ordersById(
      container,
      repeats.map(({ order_id }) => order_id),
    )
    const skus = await skusOf(
      knex,
      repeats.flatMap(({ lines }) =>
        lines.flatMap(({ variant_id, instead }) => [variant_id, instead?.variant_id ?? ""]),
      ),
    )
    const orderOf = new Map(orders.map((order) => [order.id, order]))
    return repeats.map((repeat) => ({ repeat, order: orderOf.get(repeat.order_id), skus }))
  })
  for await (const { repeat, order, skus } of pages)
    for (const line of repeat.lines)
      yield {
        ...{ subscription: repeat.id, state: repeat.state, email: repeat.email, weeks: String(repeat.weeks) },
        ...{ next_on: repeat.next_on, sku: skus.get(line.variant_id) ?? "", quantity: String(line.quantity) },
        instead_sku: skus.get(line.instead?.variant_id ?? "") ?? "",
        when_missing: repeat.when_missing,
        last_total: decimalEuro(repeat.last_total_cents),
        first_order: order?.order_number ?? "",
        begun_at: repeat.created_at.toISOString(),
        ...deliveryCells(repeat, order),
        payment: repeat.payment_id,
      }
}

export const SUBSCRIPTIONS_FILE: ArchiveFile = {
  path: "subscriptions.csv",
  columns: COLUMNS,
  rows,
  description: {
    fr: "Abonnements, une ligne par article, avec l’adresse de livraison et la référence du paiement. Les cartes sont enregistrées chez le prestataire de paiement.",
    nl: "Abonnementen, één regel per artikel, met het leveringsadres en de referentie van de betaling. De kaarten zijn bewaard bij de betaaldienst.",
    en: "Subscriptions, one line per item, with the delivery address and the reference of the payment. The cards are stored at the payment provider.",
    de: "Abonnements, eine Zeile je Artikel, mit der Lieferadresse und der Referenz der Zahlung. Die Karten sind beim Zahlungsdienst gespeichert.",
  },
}
