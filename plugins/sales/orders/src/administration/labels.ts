import { hasGoodsToSend, type AdminOrder } from "@bon-perroquet/contract"
import { spreadsheet } from "@bon-perroquet/api-kit/csv"

/** Column names of the file that a carrier's website imports. */
const HEADINGS = [
  "reference",
  "first_name",
  "last_name",
  "street",
  "house_number",
  "box",
  "postal_code",
  "city",
  "country",
  "email",
  "phone",
  "delivery",
  "point_id",
  "point_name",
  "items",
  "weight_grams",
  "tracking_number",
  "company",
  "note",
]

const itemsIn = ({ to_pack }: AdminOrder): number => to_pack.reduce((sum, { quantity }) => sum + quantity, 0)

/** Returns the tracking number of the parcel that is sent next. */
const trackingOf = ({ partly_shipped, parcels, delivery }: AdminOrder): string | null | undefined =>
  partly_shipped ? parcels.find(({ shipped_at }) => !shipped_at)?.tracking_number : delivery.tracking_number

/** Returns the carrier's columns, without the home address of a customer who chose a pick-up point or locker. */
const rowOf = (order: AdminOrder): string[] => {
  const { shipping_address: recipient, delivery } = order
  const { point } = delivery
  const place = point ?? recipient
  return [
    order.order_number,
    recipient?.first_name,
    recipient?.last_name,
    place?.street,
    place?.number,
    point ? "" : recipient?.apartment,
    place?.postal_code,
    place?.city,
    place?.country,
    order.email,
    recipient?.phone,
    delivery.code,
    point?.id,
    point?.name,
    itemsIn(order),
    order.weight_grams,
    trackingOf(order),
    point ? "" : recipient?.company,
    point ? "" : recipient?.note,
  ].map((cell) => String(cell ?? ""))
}

/** Returns one order per line. The byte order mark makes spreadsheets read UTF-8. */
export const labelsCsv = (orders: AdminOrder[]): string =>
  spreadsheet(
    [HEADINGS, ...orders.filter((order) => hasGoodsToSend(order) && !order.on_hold).map(rowOf)],
    ",",
  )
