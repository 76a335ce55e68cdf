import type { OrderTask } from "@bon-perroquet/contract"
import { WAITS_FOR_STOCK } from "@bon-perroquet/medusa-sql"

const PAYMENTS = `FROM order_payment_collection link
    JOIN payment ON payment.payment_collection_id = link.payment_collection_id`
const OF_ORDER = `link.order_id = "order".id AND link.deleted_at IS NULL`

const CAPTURED = `(SELECT coalesce(sum(capture.amount), 0) ${PAYMENTS}
  JOIN capture ON capture.payment_id = payment.id WHERE ${OF_ORDER} AND capture.deleted_at IS NULL)`
const REFUNDED = `(SELECT coalesce(sum(refund.amount), 0) ${PAYMENTS}
  JOIN refund ON refund.payment_id = payment.id WHERE ${OF_ORDER} AND refund.deleted_at IS NULL)`
const PAID_AT = `coalesce((SELECT min(capture.created_at) ${PAYMENTS}
  JOIN capture ON capture.payment_id = payment.id WHERE ${OF_ORDER} AND capture.deleted_at IS NULL), "order".created_at)`

const HAS_ITEMS_TO_SEND = `(${REFUNDED} = 0 OR ${REFUNDED} < ${CAPTURED})`

const WITHDRAWN = `"order".id = ANY (ARRAY(
  SELECT declared.order_id FROM order_withdrawal declared
  WHERE declared.deleted_at IS NULL AND jsonb_array_length(declared.items) > 0 AND NOT EXISTS (
    SELECT FROM order_refund given WHERE given.order_id = declared.order_id AND given.created_at > declared.at
      AND given.state NOT IN ('refused', 'failed') AND given.deleted_at IS NULL)))`

const IS_LATE = `coalesce(
  (SELECT promise.dispatch_by < :today FROM order_promise promise WHERE promise.order_id = "order".id),
  ${PAID_AT} < :late)`

const ON_HOLD = `"order".id = ANY (ARRAY(SELECT order_id FROM order_hold WHERE released_at IS NULL))`

const CAN_BE_PACKED = `${HAS_ITEMS_TO_SEND} AND NOT ${ON_HOLD} AND NOT ${WAITS_FOR_STOCK}`

/** SQL condition of each task, in addition to the status. `TaskFacts` describes the values of "late" and "refund_failed". */
export const TASK_SQL: Record<OrderTask, string> = {
  to_pack: CAN_BE_PACKED,
  late: `${CAN_BE_PACKED} AND ${IS_LATE}`,
  on_hold: ON_HOLD,
  waiting: `${HAS_ITEMS_TO_SEND} AND ${WAITS_FOR_STOCK}`,
  withdrawal: WITHDRAWN,
  refund_failed: `"order".custom_display_id = ANY (:failed)`,
}
