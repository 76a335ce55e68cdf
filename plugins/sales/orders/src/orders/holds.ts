import type { Hold, OrderStatus } from "@bon-perroquet/contract"
import type { HoldRow, OrderRecord } from "../modules/order-status"

export const holdsOf = ({ holds }: Pick<OrderRecord, "holds">): Hold[] => holds.map(viewOf)

const viewOf = (row: HoldRow): Hold => ({
  id: row.id,
  reason: row.reason,
  note: row.note,
  at: row.at.toISOString(),
  by: { email: row.by_email },
  released: row.released_at && {
    at: row.released_at.toISOString(),
    by: { email: row.released_by_email },
    note: row.release_note,
  },
})

const BEFORE_DISPATCH: readonly OrderStatus[] = ["pending", "paid", "preparing"]

export const isOnHold = (status: OrderStatus, { holds }: Pick<OrderRecord, "holds">): boolean =>
  BEFORE_DISPATCH.includes(status) && holds.some(({ released_at }) => released_at === null)
