import { engineParts } from "@bon-perroquet/contract/address"
import { pointOf } from "@bon-perroquet/checkout/checkout"
import { DELIVERY_COUNTRIES } from "@bon-perroquet/contract"
import { redirectParcels, type EngineOrder, type OrderAddress } from "@bon-perroquet/medusa-sql"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import { requireDeliverable } from "@bon-perroquet/shop-api/delivery"
import { beforeEngine } from "@bon-perroquet/api-kit/http"
import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http"
import { isDeepStrictEqual } from "node:util"
import { alone } from "../engine/alone"
import type { Engine } from "../engine/engine"
import { hasLabel } from "../labels"
import { carrierOf } from "../orders/carrier"
import { emailOf } from "../medusa-admin"
import { deliveryTexts } from "../orders/delivery-facts"
import { carryOutDelivery } from "./carry-out"
import { requireChangeable } from "./finish"

/**
 * Applies the rules of `changeDelivery` to Medusa Admin: the parcel is not sent, the address is deliverable,
 * and an existing label becomes invalid. Medusa itself rejects another country.
 */
export const changeAddressByRules = beforeEngine(async (request) => {
  const address = (request.body as { shipping_address?: Partial<OrderAddress> } | undefined)?.shipping_address
  if (typeof address !== "object" || address === null) return
  const by_email = await emailOf(request as AuthenticatedMedusaRequest)
  await alone(request.scope, request.params["id"] ?? "", async (engine, order) => {
    if (order.status !== "draft") await followAddress(engine, order, address, by_email)
  })
})

async function followAddress(
  engine: Engine,
  order: EngineOrder,
  changed: Partial<OrderAddress>,
  by_email: string,
): Promise<void> {
  const { shipping_address: now, shipping_methods } = order
  if (!now || (changed.country_code ?? now.country_code) !== now.country_code) return
  const address = { ...now, ...changed }
  const [current] = shipping_methods
  const { options } = await shopSnapshot(engine.container)
  const method = {
    option: current?.shipping_option_id ?? null,
    code: options.find(({ id }) => id === current?.shipping_option_id)?.code ?? null,
    data: current?.data ?? null,
  }
  const [before, after] = [deliveryTexts(now, method), deliveryTexts(address, method)]
  if (isDeepStrictEqual(before, after)) return
  await requireChangeable(engine, order)
  if (!pointOf(method.data ?? {})) requirePlace(engine, order, address)
  const change = await engine.records.deliveries.add({
    ...{ order_id: order.id, state: "pending", before, after, target: null, difference_cents: 0 },
    ...{ reason: null, account: null, by_email, label_voided: await hasLabel(engine, order) },
  })
  await carryOutDelivery(engine, order, change).catch(async (error: unknown) => {
    await engine.records.deliveries.abandon(change.id)
    throw error
  })
  await redirectParcels(engine.knex, order.id, { option: null, address })
}

function requirePlace({ container }: Engine, order: EngineOrder, address: OrderAddress): void {
  const country = DELIVERY_COUNTRIES.find((each) => each === address.country_code?.toUpperCase())
  if (!country) return
  const { box, line2, ...street } = engineParts(address)
  const { first_name, last_name, phone, company, postal_code, city } = address
  const second = [box, line2].filter(Boolean).join(", ")
  requireDeliverable(container, {
    ...{
      carrier: carrierOf(container, order).code,
      country,
      first_name: first_name ?? "",
      last_name: last_name ?? "",
      phone: phone ?? "",
    },
    address: {
      ...street,
      ...{ postal_code: postal_code ?? "", city: city ?? "" },
      ...(second && { box: second }),
      ...(company && { company }),
    },
  })
}
