import type { EngineOrder, OrderFulfillment } from "@bon-perroquet/medusa-sql"
import type { Engine } from "../engine/engine"
import { contentsOf } from "../goods/divide"
import type { ChangeRow, ParcelChange, RefundRow } from "../modules/order-status"
import { labelParcel, pack, shipParcel, unpackParcel } from "./parcel"
import { movingUnits, moveStock } from "./stock"

/** Returns the parcel with this id. It may be cancelled, if an interrupted change is repeated. */
function parcelWithId({ fulfillments }: EngineOrder, id: string): OrderFulfillment {
  const parcel = fulfillments.find((one) => one.id === id)
  if (!parcel) throw new Error(`The order has no parcel ${id}.`)
  return parcel
}

export async function carryOutParcelChange(
  engine: Engine,
  order: EngineOrder,
  change: ChangeRow,
  parcelChange: ParcelChange,
  refunds: readonly RefundRow[],
): Promise<void> {
  if (parcelChange.step === "pack") {
    await moveStock(engine, order, change, refunds, "taken", movingUnits(parcelChange.items, 1))
    await pack(engine, order, change, refunds)
    return
  }
  const parcel = parcelWithId(order, parcelChange.id)
  if (parcelChange.step === "ship") await shipParcel(engine, order, parcel, change)
  else if (parcelChange.step === "label") await labelParcel(engine, order, parcel, change)
  else {
    await moveStock(engine, order, change, refunds, "taken", movingUnits(contentsOf(order, parcel), -1))
    await unpackParcel(engine, order, parcel)
  }
}
