import type { AdminOrder, OrderLot } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatDay } from "../../../../components/date"
import { useMerchant } from "../../../../config/merchant"
import { useLanguage } from "../../../../i18n"
import { InLanguage } from "../../../../i18n/InLanguage"
import { formatKilograms } from "../../number-formats"
import { usePostalLines } from "../../../order"
import { nextTracking, type DividedGoods } from "../../orders/divided-goods"
import { gramsOf } from "./packing"
import { SlipLines } from "./SlipLines"
import { code128 } from "./barcode"

/** Width of the white margin in modules, which scanners need to find the bars. */
const QUIET = 10
const HEIGHT = 40

/** Renders a barcode in Code 128. */
function Barcode({ text }: { text: string }) {
  const modules = code128(text)
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${modules.length + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="h-12 w-56 max-w-full bg-white print:h-[12mm] print:w-[60mm]"
    >
      {[...modules.matchAll(/1+/g)].map(({ index, 0: bar }) => (
        <rect key={index} x={index + QUIET} width={bar.length} height={HEIGHT} fill="#000" />
      ))}
    </svg>
  )
}

type PackingSlipProps = {
  order: AdminOrder
  goods: DividedGoods
  /** Lots of this and other orders. Undefined if the shop does not use lots. */
  lots: readonly OrderLot[] | undefined
  /** Default: h1. Use h2 on a page with several slips. */
  heading?: "h1" | "h2"
}

/** Class that prints each packing slip on a separate page. */
export const SLIP_PAGE = "print:break-after-page print:last:break-after-auto"

/** Packing slip in the customer's language, with a checkbox per line and without prices. */
export function PackingSlip(props: PackingSlipProps) {
  return (
    <InLanguage language={props.order.language}>
      <Slip {...props} />
    </InLanguage>
  )
}

function Slip({ order, goods, lots, heading: Title = "h1" }: PackingSlipProps) {
  const { t } = useTranslation("admin")
  const merchant = useMerchant()
  const { language } = useLanguage()
  return (
    <article
      lang={language}
      className="flex flex-col gap-8 rounded-card border border-line bg-card p-6 sm:p-10 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-6">
        <div>
          <Title className="text-2xl">{t("slip.title", { number: order.order_number })}</Title>
          <p className="mt-1 text-bark">
            {t("order.placed", { date: formatDay(order.created_at, language) })}
          </p>
          <div className="mt-3 -ml-3 print:ml-0">
            <Barcode text={order.order_number} />
          </div>
        </div>
        <address className="text-sm not-italic">
          <span className="block font-serif text-lg font-semibold">{merchant.name}</span>
          <span className="block">{merchant.street}</span>
          <span className="block">{`${merchant.postal_code} ${merchant.city}`}</span>
          <span className="block">{merchant.email}</span>
        </address>
      </header>
      <Recipient order={order} goods={goods} />
      <SlipLines caption={t("slip.items")} lines={goods.lines} lots={lots} />
      {lots && order.status === "paid" && (
        <p className="text-sm text-bark print:hidden">{t("slip.lotsLater")}</p>
      )}
      <p className="text-sm text-bark">{t("slip.thanks", { name: merchant.name, email: merchant.email })}</p>
    </article>
  )
}

const NAMED_METHODS = ["home", "pickup_point", "locker"] as const

function Recipient({ order, goods }: { order: AdminOrder; goods: DividedGoods }) {
  const { shipping_address: address, delivery } = order
  const weight_grams = gramsOf(order, goods)
  const tracking = goods.parcel ? goods.parcel.tracking_number : nextTracking(order)
  const { language } = useLanguage()
  const { t } = useTranslation("admin")
  const { t: checkout } = useTranslation("checkout")
  const linesOf = usePostalLines()
  // For a pick-up point, only the name is the customer's. The address is that of the point.
  const { point } = delivery
  const place = point ? { ...point, apartment: null } : address
  const recipient = address ? `${address.first_name} ${address.last_name}`.trim() : ""
  const method = NAMED_METHODS.find((name) => name === delivery.code) ?? "other"
  return (
    <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
      <section>
        <h2 className="mb-1 text-base text-bark">{t("slip.to")}</h2>
        {point && <p className="text-lg leading-snug font-semibold">{recipient}</p>}
        {place ? (
          <address className="text-lg leading-snug font-semibold not-italic">
            {point && <span className="block">{point.name}</span>}
            {linesOf(place).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        ) : (
          <p>{t("slip.noAddress")}</p>
        )}
        {point && <p className="mt-1">{t("slip.point", { id: point.id })}</p>}
        {!point && address?.note && <p className="mt-1 font-semibold">{address.note}</p>}
        {address?.phone && <p className="mt-1">{address.phone}</p>}
      </section>
      <section>
        <h2 className="mb-1 text-base text-bark">{t("slip.by")}</h2>
        <p>{checkout(`delivery.methods.${method}`, { carrier: delivery.carrier.name })}</p>
        <p>
          {weight_grams === null
            ? t("slip.weightUnknown")
            : t("slip.weight", { kilograms: formatKilograms(weight_grams, language) })}
        </p>
        {order.together.length > 0 && <p>{t("slip.together", { numbers: order.together.join(", ") })}</p>}
        {tracking && <p>{t("order.tracking", { number: tracking })}</p>}
      </section>
    </div>
  )
}
