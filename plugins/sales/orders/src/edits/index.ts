import { toCents, toEuro } from "@bon-perroquet/contract/money"
import { discountCents, netEuro } from "@bon-perroquet/medusa-sql/order-lines/adjustments"
import { beforeEngine } from "@bon-perroquet/api-kit/http"
import { ChangeActionType, MathBN } from "@medusajs/framework/utils"
import { type OrderItem, readOrders } from "@bon-perroquet/medusa-sql"
import { type Engine, engineOf } from "../engine/engine"
import { discountsLeft, type EditedLine } from "../money/balance"
import { creditsOfLoss } from "../money/credits"
import { priceOf } from "@bon-perroquet/medusa-sql/order-lines/lines"
import { readCreditedRefunds } from "../money/record-refund"

interface Action {
  order_id: string
  order_change_id: string
  return_id: string | null
  action: string
  reference_id: string | null
  details: { reference_id?: string; quantity?: number | string } | null
}

/** Selects the actions of an unconfirmed edit (`id`: order) or received return (`id`: return), oldest first. */
const ACTIONS = `
  SELECT change.order_id, action.order_change_id, action.return_id, action.action, action.reference_id, action.details
  FROM order_change change
  JOIN order_change_action action ON action.order_change_id = change.id AND action.deleted_at IS NULL
  WHERE (change.order_id = :id AND change.change_type = 'edit'
      OR change.return_id = :id AND change.change_type = 'return_receive')
    AND change.status IN ('pending', 'requested') AND change.deleted_at IS NULL
  ORDER BY action.ordering`

interface Adjustment {
  id: string
  item_id: string
  amount: string
  code: string | null
  description: string | null
  promotion_id: string | null
  is_tax_inclusive: boolean
}

const ADJUSTMENTS = `
  SELECT adjustment.id, item_id, amount::text AS amount, code, description, promotion_id, is_tax_inclusive
  FROM order_line_item_adjustment adjustment
  JOIN "order" placed ON placed.id = ? AND adjustment.version = placed.version
  WHERE adjustment.item_id = ANY (?) AND adjustment.deleted_at IS NULL ORDER BY adjustment.created_at, adjustment.id`

const isOf = ({ action }: Action, ...types: ChangeActionType[]): boolean =>
  types.some((type) => action === (type as string))

function remainingBy(actions: readonly Action[], items: readonly OrderItem[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const action of actions)
    if (isOf(action, ChangeActionType.ITEM_UPDATE) && action.details?.reference_id)
      quantities.set(action.details.reference_id, Number(action.details.quantity))
  const quantityOf = (id: string) => items.find((item) => item.id === id)?.quantity ?? 0
  return new Map([...quantities].filter(([id, quantity]) => quantity < quantityOf(id)))
}

const comingBack = (actions: readonly Action[], lineId: string): number =>
  actions
    .filter((action) =>
      isOf(action, ChangeActionType.RECEIVE_RETURN_ITEM, ChangeActionType.RECEIVE_DAMAGED_RETURN_ITEM),
    )
    .reduce(
      (sum, { details }) => (details?.reference_id === lineId ? sum + Number(details.quantity) : sum),
      0,
    )

function lineOf(item: OrderItem, adjustments: readonly Adjustment[]): EditedLine {
  const { id, quantity } = item
  const [unit_cents, rate] = [toCents(item.unit_price), item.tax_lines[0]?.rate ?? 0]
  const full = unit_cents * quantity
  const discounts = adjustments
    .filter(({ item_id }) => item_id === id)
    .map((adjustment) => ({ id: adjustment.id, cents: discountCents([adjustment], full, rate) }))
  return { id, quantity, unit_cents, gross_cents: priceOf(item), discounts }
}

/**
 * Corrects a change before Medusa confirms it: reduced lines lose their share of the discount, and refunded
 * units are not credited twice. Idempotent.
 */
export async function balanceChange(engine: Engine, id: string): Promise<void> {
  const { knex } = engine
  const { rows: actions } = await knex.raw<{ rows: Action[] }>(ACTIONS, { id })
  const [first] = actions
  const [order] = first ? await readOrders(knex, [first.order_id]) : []
  if (!order || !first) return
  const { order_id, order_change_id, return_id } = first
  const remaining = remainingBy(actions, order.items)
  const credits = creditsOfLoss(
    order,
    ({ id }) => ({ quantity: remaining.get(id), back: comingBack(actions, id) }),
    await readCreditedRefunds(engine, order),
  )
  const change = { order_id, order_change_id, ...(return_id && { return_id }) }
  for (const { refund, cents } of credits) {
    const reference_id = `settled:${order_change_id}:${refund}`
    if (!actions.some((action) => action.reference_id === reference_id))
      await engine.order.addOrderAction({
        ...{ ...change, action: ChangeActionType.CREDIT_LINE_ADD, reference: "order_refund", reference_id },
        amount: toEuro(cents),
      })
  }
  // Skips lines whose discounts were replaced: by the merchant who recalculated promotions, or by an earlier call.
  const isReplaced = (lineId: string) =>
    actions.some(
      (action) =>
        isOf(action, ChangeActionType.ITEM_ADJUSTMENTS_REPLACE) && action.details?.reference_id === lineId,
    )
  const reduced = order.items.filter((item) => (remaining.get(item.id) ?? 0) > 0 && !isReplaced(item.id))
  if (!reduced.length) return
  const { rows: adjustments } = await knex.raw<{ rows: Adjustment[] }>(ADJUSTMENTS, [
    order_id,
    reduced.map((item) => item.id),
  ])
  for (const item of reduced)
    if (adjustments.some(({ item_id }) => item_id === item.id))
      await engine.order.addOrderAction({
        ...change,
        action: ChangeActionType.ITEM_ADJUSTMENTS_REPLACE,
        details: {
          reference_id: item.id,
          adjustments: adjusted(item, lineOf(item, adjustments), remaining.get(item.id) ?? 0, adjustments),
        },
      })
}

function adjusted(
  item: OrderItem,
  line: EditedLine,
  remainingUnits: number,
  adjustments: readonly Adjustment[],
) {
  const rate = item.tax_lines[0]?.rate ?? 0
  return discountsLeft(line, remainingUnits).flatMap(({ id, cents }) => {
    const adjustment = adjustments.find((one) => one.id === id)
    if (!adjustment || cents < 1) return []
    const { item_id, code, description, promotion_id, is_tax_inclusive } = adjustment
    const amount = is_tax_inclusive ? toEuro(cents) : MathBN.convert(netEuro(cents, rate)).toString()
    return [{ item_id, code, description, promotion_id, is_tax_inclusive, amount }]
  })
}

export const balanceConfirmedChange = beforeEngine(({ scope, params }) =>
  balanceChange(engineOf(scope), params["id"] ?? ""),
)
