import { Modules } from "@medusajs/framework/utils"
import { createOrderWorkflow } from "@medusajs/medusa/core-flows"

interface Made {
  items?: { id: string }[]
  shipping_methods?: { id: string }[]
}

const idsOf = (parts: { id: string }[]): string[] => parts.map(({ id }) => id)

/**
 * Removes the automatic promotions that Medusa adds to a draft order. They have fractions of cents, are added
 * after the amount due was calculated, and do not apply to goods added later.
 */
createOrderWorkflow.hooks.orderCreated(async ({ order }, { container }) => {
  const { items = [], shipping_methods = [] } = order as Made
  const orders = container.resolve(Modules.ORDER)
  const [onItems, onDelivery] = await Promise.all([
    orders.listOrderLineItemAdjustments({ item_id: idsOf(items) }, { select: ["id"] }),
    orders.listOrderShippingMethodAdjustments(
      { shipping_method_id: idsOf(shipping_methods) },
      { select: ["id"] },
    ),
  ])
  if (onItems.length) await orders.deleteOrderLineItemAdjustments(idsOf(onItems))
  if (onDelivery.length) await orders.deleteOrderShippingMethodAdjustments(idsOf(onDelivery))
})
