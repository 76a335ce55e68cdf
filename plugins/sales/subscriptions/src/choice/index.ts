import type { CartRepeats, ChooseRepeat, Language } from "@bon-perroquet/contract"
import { REPEAT_WEEKS } from "@bon-perroquet/contract/repeat-weeks"
import { linkPromotions, unlinkPromotion } from "@bon-perroquet/checkout/promotions/discounts"
import { changeCart, findCartBySession } from "@bon-perroquet/shop-api/carts"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { endFormerPromotions, repeatPromotion, repeatsOf } from "../offer"

interface Session {
  sessionId: string
  language: Language
}

const READ = `SELECT product_id, variant_id, (metadata ->> '${REPEAT_WEEKS}')::int AS weeks FROM cart_line_item
  WHERE cart_id = ? AND deleted_at IS NULL AND metadata ->> '${REPEAT_WEEKS}' IS NOT NULL ORDER BY created_at, id`

export async function readChoices(container: MedusaContainer, sessionId: string): Promise<CartRepeats> {
  if (!repeatsOf(container).isOn) return { repeats: [] }
  const cart = await findCartBySession(container, sessionId)
  if (!cart) return { repeats: [] }
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: CartRepeats["repeats"] }>(READ, [cart.cart_id])
  return { repeats: rows }
}

/**
 * Sets the interval of a cart line in weeks, or null for a single purchase. Withdraws the cart's payment
 * page.
 * @throws 400 rhythm_not_offered, 404 product_not_found if the cart has no such line
 */
export async function choose(
  container: MedusaContainer,
  session: Session,
  chosen: ChooseRepeat,
): Promise<CartRepeats> {
  const { rhythms } = repeatsOf(container).offer
  if (chosen.weeks !== null && !rhythms.includes(chosen.weeks)) throw refuse("rhythm_not_offered", 400)
  await changeCart(container, session, (lines) => {
    const repeatable = lines.filter(
      ({ product_id, variant_id }) =>
        product_id === chosen.product_id && variant_id === (chosen.variant_id ?? variant_id),
    )
    if (!repeatable.length) throw refuse("product_not_found", 404)
    const ids = repeatable.map(({ id }) => id)
    return { kind: "codes", write: (cartId) => repeatLines(container, cartId, ids, chosen.weeks) }
  })
  return readChoices(container, session.sessionId)
}

const WRITE = `UPDATE cart_line_item SET updated_at = now(), metadata =
  CASE WHEN CAST(:weeks AS int) IS NULL THEN coalesce(metadata, '{}') - '${REPEAT_WEEKS}'
  ELSE coalesce(metadata, '{}') || jsonb_build_object('${REPEAT_WEEKS}', CAST(:weeks AS int)) END
  WHERE cart_id = :cart AND id = ANY(:ids)`
const ANY_LEFT = `SELECT 1 FROM cart_line_item
  WHERE cart_id = ? AND deleted_at IS NULL AND metadata ->> '${REPEAT_WEEKS}' IS NOT NULL LIMIT 1`

/**
 * Sets the interval of cart lines in weeks, or null for a single purchase. Adds the subscription discount to
 * the cart, or removes it if no line has an interval.
 */
export async function repeatLines(
  container: MedusaContainer,
  cartId: string,
  ids: string[],
  weeks: number | null,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(WRITE, { weeks, cart: cartId, ids })
  for (const former of await endFormerPromotions(container)) await unlinkPromotion(container, cartId, former)
  const promotion = await repeatPromotion(container)
  if (!promotion) return
  const { rows } = await knex.raw<{ rows: unknown[] }>(ANY_LEFT, [cartId])
  if (rows.length) await linkPromotions(container, cartId, [promotion])
  else await unlinkPromotion(container, cartId, promotion)
}
