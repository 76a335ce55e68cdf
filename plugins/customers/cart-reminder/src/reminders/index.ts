import { DEFAULT_LANGUAGE, LANGUAGES, CART_REMINDER_DAYS, type Language } from "@bon-perroquet/contract"
import { abandonedCarts } from "@bon-perroquet/medusa-sql/buying/abandoned-carts"
import { inChannelOfCart } from "@bon-perroquet/medusa-sql/channels"
import { findCartById } from "@bon-perroquet/shop-api/carts"
import { nameIn, shopSnapshot, sizeOf, soldVariant } from "@bon-perroquet/shop-api/catalogue"
import { sizedName } from "@bon-perroquet/contract/sized-name"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { reminderHours } from "../hours"
import { mailReminder } from "../mails"

interface Due {
  id: string
  cart_id: string
  email: string
  address_hash: string
  language: string
  agreed_at: Date
}

/** Reminders in one run. The next run sends the others. */
const AT_ONCE = 100

/** Consents without a reminder, of e-mail addresses that got none recently. */
const OPEN = `
  SELECT id, cart_id, email, address_hash, language, agreed_at FROM cart_reminder open
  WHERE sent_at IS NULL AND agreed_at > now() - make_interval(days => ${CART_REMINDER_DAYS})
    AND NOT EXISTS (SELECT FROM cart_reminder other WHERE other.address_hash = open.address_hash AND other.sent_at IS NOT NULL)
  ORDER BY agreed_at LIMIT ${AT_ONCE}`

/** Sends the reminders that are due. Each cart gets one, whatever the number of processes. */
export async function sendReminders(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows: open } = await knex.raw<{ rows: Due[] }>(OPEN)
  if (!open.length) return
  const abandoned = await abandonedCarts(knex, open, reminderHours())
  for (const due of open.filter(({ cart_id }) => abandoned.has(cart_id)))
    await inChannelOfCart(knex, due.cart_id, () => sendOne(container, knex, due))
}

async function sendOne(container: MedusaContainer, knex: Knex, due: Due): Promise<void> {
  const language = LANGUAGES.find((each) => each === due.language) ?? DEFAULT_LANGUAGE
  const goods = await goodsInStock(container, due.cart_id, language)
  // Goods that are sold out may come back in the next days.
  if (!goods.length) return
  await knex.transaction(async (transaction) => {
    const isMine = await transaction("cart_reminder")
      .where({ id: due.id })
      .whereNull("sent_at")
      .update({ sent_at: transaction.fn.now() })
    if (isMine) await mailReminder(container, { ...due, language }, goods)
  })
}

/** Returns the lines of a cart that can be bought now. Empty if the cart became an order. */
export async function goodsInStock(
  container: MedusaContainer,
  cartId: string,
  language: Language,
): Promise<{ product_id: string; variant_id: string; quantity: number; name: string }[]> {
  const cart = await findCartById(container, cartId)
  const snapshot = await shopSnapshot(container)
  return (cart?.lines ?? []).flatMap(({ product_id, variant_id, quantity }) => {
    const product = snapshot.products.get(product_id)
    const sold = product && soldVariant(product, variant_id)
    if (!product || !sold || sold.variant.stock < 1) return []
    const name = sizedName(nameIn(product.product, language), sizeOf(sold, language))
    return [{ product_id, variant_id, quantity: Math.min(quantity, sold.variant.stock), name }]
  })
}
