import type { OrderStatus } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { MedusaContainer } from "@medusajs/framework/types"
import { recordChange } from "@bon-perroquet/api-kit/changes"
import { refuse } from "@bon-perroquet/api-kit/http"
import { alone, requireOrderId } from "../engine/alone"
import { type Engine, engineOf } from "../engine/engine"
import { parcelsOf } from "../engine/order"
import { type DividedGoods, divideGoods } from "../goods/divide"
import { requireNoHold } from "../holds"
import { parcelReference } from "../labels"
import { mailOrder } from "../mails"
import type { ParcelChange, StatusRow } from "../modules/order-status"
import { type Actor, adoptedRow, awaitedCents, carryOutChange, finishAndRead } from "../status"

interface ChangeOfParcel {
  order_number: string
  change: ParcelChange
  tracking_number?: string | null
  /** The tracking page that the carrier returned with the label. */
  tracking_url?: string | undefined
  /** The reference of the label with this tracking number. If the label was voided since, the change is rejected. */
  label?: string
  by: Actor
}

const SENDING: readonly OrderStatus[] = ["paid", "preparing"]

async function requireReady(engine: Engine, order: EngineOrder, { status }: StatusRow): Promise<void> {
  if (!SENDING.includes(status)) throw refuse("order_changed", 409, { status })
  if (awaitedCents(engine, order) !== null) throw refuse("payment_awaited", 409)
  await requireNoHold(engine, order)
}

function requireUnpacked(
  { items }: EngineOrder,
  { rest }: DividedGoods,
  requested: DividedGoods["rest"],
): void {
  for (const { id, quantity } of requested) {
    const available = rest.find((one) => one.id === id)?.quantity ?? 0
    if (quantity > available)
      throw refuse("too_many_to_pack", 409, {
        name: items.find((line) => line.id === id)?.title ?? id,
        available,
      })
  }
}

type Next = { to_status: OrderStatus; parcel?: ParcelChange }

/** Returns the change to make, or null if the parcel has already changed. */
async function nextOf(
  engine: Engine,
  order: EngineOrder,
  row: StatusRow,
  { change, tracking_number = null, label }: ChangeOfParcel,
): Promise<Next | null> {
  const goods = divideGoods(order, await engine.records.refunds.of(order.id))
  if (change.step === "pack") {
    await requireReady(engine, order, row)
    requireUnpacked(order, goods, change.items)
    return { to_status: "preparing", parcel: change }
  }
  const parcel = parcelsOf(order).find(({ id }) => id === change.id)
  if (!parcel) throw refuse("parcel_not_found", 404)
  const others = parcelsOf(order).filter(({ id }) => id !== change.id)
  const isLast = !goods.rest.length && others.every(({ shipped_at }) => shipped_at)
  if (change.step === "unpack") {
    if (parcel.shipped_at) throw refuse("parcel_sent", 409)
    // If the parcel is empty because its goods were refunded, and all others were sent, the order is
    // complete.
    const isEmpty = goods.packed.some((one) => one.parcel.id === change.id && !one.items.length)
    if (isLast && isEmpty && others.length) return { to_status: "shipped", parcel: change }
    return { to_status: others.length ? row.status : "paid", parcel: change }
  }
  if (label !== undefined && label !== (await parcelReference(engine, order, parcel)))
    throw refuse("order_busy", 409)
  if (change.step === "label" || parcel.shipped_at) {
    const isSame = parcel.labels.some((one) => one.tracking_number === tracking_number)
    if (!tracking_number || isSame) return null
    return { to_status: row.status, parcel: { step: "label", id: change.id } }
  }
  await requireReady(engine, order, row)
  return isLast ? { to_status: "shipped" } : { to_status: "preparing", parcel: change }
}

/**
 * Packs a part of the goods, or ships, labels or unpacks one parcel. When the last parcel is shipped, so is
 * the order. The change is stored first, so that it is finished after a crash.
 */
export async function changeParcel(container: MedusaContainer, requested: ChangeOfParcel): Promise<void> {
  const { order_number, change, tracking_number = null, tracking_url = null, by } = requested
  const order_id = await requireOrderId(engineOf(container), order_number)
  await alone(container, order_id, async (engine, storedOrder) => {
    const { order, record } = await finishAndRead(engine, storedOrder)
    const { status, refunds } = record
    const row = status ?? (await adoptedRow(engine, order, refunds))
    const next = await nextOf(engine, order, row, requested)
    if (!next) return
    const started = await engine.records.begin({
      ...{ order_id, from_status: row.status, tracking_number, tracking_url, by_email: by.email },
      ...next,
    })
    await carryOutChange(engine, order, started, refunds)
  })
  if (by.email)
    await recordChange(container, {
      ...{ by: by.email, subject: "order", subject_id: order_id, label: order_number },
      ...{ action: `parcel_${change.step}`, before: null },
      after: tracking_number ? { tracking_number } : {},
    })
  await mailOrder(container, order_id)
}
