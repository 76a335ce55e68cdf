import type { AdminPromotion } from "@bon-perroquet/contract"
import { formOf, type PromotionRow } from "@bon-perroquet/checkout/promotions/simple"
import { versioned } from "@bon-perroquet/api-kit/http"

/** Returns fields that orders change. They are not part of the version, so an open form stays valid. */
const moving = ({ uses, discount_cents, is_used }: PromotionRow) => ({
  uses,
  discount_cents,
  is_deletable: !is_used,
})

export function promotionView(row: PromotionRow): AdminPromotion {
  const { id, code, is_automatic, state, starts_at, ends_at } = row
  const fixed = versioned({
    id,
    code,
    is_automatic,
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
    form: formOf(row),
  })
  return { ...fixed, state, ...moving(row) }
}
