import {
  DEFAULT_COUNTRY,
  DELIVERY_COUNTRIES,
  dayInBelgium,
  isFullyRefunded,
  promiseAt,
  promiseOfDispatch,
  type DeliveryPromise,
  type DispatchSettings,
  type Order,
  type OrderStatus,
} from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { Snapshot } from "@bon-perroquet/shop-api/catalogue"
import { transitOf } from "@bon-perroquet/shop-api/delivery"
import type { OrderRecord } from "../modules/order-status"
import type { Timeline } from "./status"

/** Statuses in which the customer waits for the parcel. */
const AWAITING_PARCEL: readonly OrderStatus[] = ["paid", "preparing", "shipped"]

/**
 * Returns the days promised at payment, or null if the customer does not wait for a parcel. After a change of
 * the delivery, the new transit time applies.
 * @param dispatch current settings for an order without stored days
 */
export function promiseOf(
  order: Pick<EngineOrder, "shipping_methods" | "shipping_address">,
  { promise: stored }: Pick<OrderRecord, "promise">,
  timeline: Timeline,
  { snapshot, dispatch }: { snapshot: Snapshot; dispatch: DispatchSettings },
): DeliveryPromise | null {
  const status = timeline.at(-1)?.status
  const paid = timeline.find((step) => step.status === "paid") ?? timeline[0]
  if (!paid || !status || !AWAITING_PARCEL.includes(status)) return null
  const option = order.shipping_methods[0]?.shipping_option_id ?? null
  if (stored && stored.shipping_option_id === option) {
    const { dispatch_from, dispatch_by, arrives_from, arrives_by } = stored
    return { dispatch_from, dispatch_by, arrives_from, arrives_by }
  }
  const transit = transitOf(snapshot, option, countryOf(order))
  return stored ? promiseOfDispatch(stored, transit) : promiseAt(new Date(paid.at), dispatch, transit)
}

/** Returns whether the promised last day of dispatch has passed and nothing was sent yet. */
export const isDelayed = (
  {
    status,
    partly_shipped,
    withdrawal,
    payment,
    promise,
  }: Pick<Order, "status" | "partly_shipped" | "withdrawal" | "payment"> & Pick<Order["delivery"], "promise">,
  now: Date,
): boolean =>
  promise !== null &&
  promise.dispatch_by < dayInBelgium(now) &&
  ["paid", "preparing"].includes(status) &&
  !partly_shipped &&
  !withdrawal &&
  !isFullyRefunded({ payment })

const countryOf = ({ shipping_address }: Pick<EngineOrder, "shipping_address">) =>
  DELIVERY_COUNTRIES.find((code) => code === shipping_address?.country_code?.toUpperCase()) ?? DEFAULT_COUNTRY
