import { assistantsOf } from "@bon-perroquet/api-kit/assistants"
import { documentKeeper } from "@bon-perroquet/api-kit/documents"
import { dueCents } from "@bon-perroquet/checkout/checkout"
import { instructionsFor } from "@bon-perroquet/checkout/methods"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "@bon-perroquet/checkout/modules/checkout"
import type { CustomKey, Order, PaymentInstructions } from "@bon-perroquet/contract"
import { type EngineOrder, readOrders } from "@bon-perroquet/medusa-sql"
import { DEFAULT_LANGUAGE, languageOf, type Language } from "@bon-perroquet/contract/sets"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import { DISPATCH_SETTINGS, recentSetting } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ORDER_STATUS_MODULE, type OrderRecord, type OrderStatusModuleService } from "../modules/order-status"
import { carrierOf } from "./carrier"
import { promiseOf } from "./promise"
import { orderView } from "./view"

export {
  editsOfOrder,
  numberOfPayment,
  orderOfBuyer,
  orderIdOfNumber,
  orderIdOfParcel,
  orderIdOfPayment,
  recentOrderIds,
  requireOrderId,
} from "./order-ids"
export { countOwnOrders, ownOrderIds, requireOrderIdOf } from "./owned"

export const engineOrders = (container: MedusaContainer, ids: string[]): Promise<EngineOrder[]> =>
  readOrders(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), ids)

/** Reads data of an order that are not in Medusa, by the order's id. */
interface LoadedFacts {
  recordOf: (orderId: string) => OrderRecord
  issuedFor: (orderId: string) => Order["documents"]
  /** Own fields of the answer. Default: those that customers see. */
  fields: readonly CustomKey[]
}

/**
 * Returns orders in the format of the API.
 * @param language of the payment instructions. Default: each order's language
 * @param facts data that the caller has already read
 */
export async function viewsOf(
  container: MedusaContainer,
  orders: EngineOrder[],
  language?: Language,
  facts: Partial<LoadedFacts> = {},
): Promise<Order[]> {
  const ids = orders.map(({ id }) => id)
  const [recordOf, issuedFor, assistants] = await Promise.all([
    facts.recordOf ?? container.resolve<OrderStatusModuleService>(ORDER_STATUS_MODULE).recordsOf(ids),
    facts.issuedFor ?? documentsOf(container, ids),
    assistantsOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), ids),
  ])
  const [snapshot, dispatch] = await Promise.all([
    shopSnapshot(container),
    recentSetting(container, DISPATCH_SETTINGS),
  ])
  const { options } = snapshot
  const isPerishable = (id: string | null) =>
    (id && snapshot.products.get(id)?.product.is_perishable) || false
  const deliveryOf = (order: EngineOrder) => {
    const id = order.shipping_methods[0]?.shipping_option_id
    const { code, name } = carrierOf(container, order)
    return { code: options.find((option) => option.id === id)?.code ?? null, carrier: { code, name } }
  }
  const views = orders.map((order) =>
    orderView(
      order,
      recordOf(order.id),
      issuedFor(order.id),
      deliveryOf(order),
      isPerishable,
      (timeline) => promiseOf(order, recordOf(order.id), timeline, { snapshot, dispatch }),
      facts.fields,
    ),
  )
  const instructions = await awaitedOf(container, views, orders, language)
  return views.map((view, index) => {
    const facts = orders[index]
    const isAsked = facts && recordOf(facts.id).payment_links.length > 0
    const assistant = assistants.get(facts?.id ?? "")
    return {
      ...view,
      ...(assistant && { assistant }),
      awaited: instructions.get(view.order_number) ?? null,
      to_pay_cents: (isAsked && dueCents(facts)) || null,
    }
  })
}

export const ordersById = async (
  container: MedusaContainer,
  ids: string[],
  language?: Language,
  facts: Pick<Partial<LoadedFacts>, "fields"> = {},
): Promise<Order[]> => viewsOf(container, await engineOrders(container, ids), language, facts)

/** Returns the documents of orders. Empty if no plugin that issues documents is installed. */
async function documentsOf(container: MedusaContainer, ids: string[]): Promise<LoadedFacts["issuedFor"]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await documentKeeper()?.ofOrders(knex, ids)) ?? (() => [])
}

/** Returns an order and the language of its e-mails. */
export async function orderInItsLanguage(
  container: MedusaContainer,
  id: string,
): Promise<{ order: Order; language: Language } | null> {
  const orders = await engineOrders(container, [id])
  const [order] = await viewsOf(container, orders)
  return order ? { order, language: languageOfOrder(orders[0]) } : null
}

const languageOfOrder = (order: EngineOrder | undefined): Language =>
  languageOf(order?.locale ?? "") ?? DEFAULT_LANGUAGE

/** Returns the payment instructions of orders that await their payment, by order number. */
async function awaitedOf(
  container: MedusaContainer,
  views: Pick<Order, "status" | "order_number">[],
  orders: readonly EngineOrder[],
  language?: Language,
): Promise<Map<string, PaymentInstructions | null>> {
  const pending = views.flatMap(({ status, order_number }, index) => {
    const order = orders[index]
    return order && status === "pending" ? [{ order_number, order }] : []
  })
  if (!pending.length) return new Map()
  const attempts = await container
    .resolve<CheckoutModuleService>(CHECKOUT_MODULE)
    .attemptsOfOrderNumbers(pending.map(({ order_number }) => order_number))
  return new Map(
    await Promise.all(
      pending.map(async ({ order_number, order }) => {
        const attempt = attempts.find(
          (one) => one.order_number === order_number && one.pays_order_id === null,
        )
        const chosenLanguage = language ?? languageOfOrder(order)
        const awaited =
          attempt && (await instructionsFor(container, attempt, () => dueCents(order), chosenLanguage))
        return [order_number, awaited ?? null] as const
      }),
    ),
  )
}
