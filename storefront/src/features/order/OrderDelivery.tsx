import { streetAndNumber } from "@bon-perroquet/contract/address"
import type { Order, TrackedOrder } from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { usePromisedDays } from "../../components/arrival"
import { useLanguage } from "../../i18n"
import { countryName } from "../../i18n/country-names"
import { OrderCard } from "./OrderCard"
import { hasSeveralParcels } from "./OrderParcels"
import { Tracking } from "./Tracking"
import { usePostalLines } from "./use-postal-lines"

const NAMED_METHODS = ["home", "pickup_point", "locker"] as const

/**
 * An order's delivery. For readers with a tracking link, it contains the town (`destination`) instead of the addresses.
 */
type DeliveredOrder = Pick<TrackedOrder, "delivery" | "delayed" | "parcels" | "partly_shipped"> &
  (Pick<Order, "shipping_address" | "invoice_address"> | Pick<TrackedOrder, "destination">)

/** @param children buttons that the dashboard shows */
export function OrderDelivery({ order, children }: { order: DeliveredOrder; children?: ReactNode }) {
  const { t } = useTranslation("account")
  const { t: checkout } = useTranslation("checkout")
  const { language } = useLanguage()
  const { delivery } = order
  const address = "shipping_address" in order ? order.shipping_address : null
  const invoice_address = "invoice_address" in order ? order.invoice_address : null
  const town = "destination" in order ? order.destination : null
  const linesOf = usePostalLines()
  const promised = usePromisedDays(order.delayed ? null : delivery.promise)
  const method = NAMED_METHODS.find((name) => name === delivery.code) ?? "other"
  return (
    <OrderCard title={t("order.delivery")}>
      <p className="font-semibold">
        {checkout(`delivery.methods.${method}`, { carrier: delivery.carrier.name })}
      </p>
      {promised && <p>{promised}</p>}
      {delivery.point && (
        <p>
          <span className="block font-semibold">{delivery.point.name}</span>
          <span className="block">{streetAndNumber(delivery.point, delivery.point.country)}</span>
          <span className="block">{`${delivery.point.postal_code} ${delivery.point.city}`}</span>
        </p>
      )}
      {town && <p>{`${town.city}, ${countryName(town.country, language)}`}</p>}
      {address && !delivery.point && (
        <address className="not-italic">
          {linesOf(address).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      )}
      {invoice_address && (
        <div>
          <p className="text-sm text-bark">{t("order.invoiceAddress")}</p>
          <address className="not-italic">
            {linesOf(invoice_address).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
      )}
      {/* If there are several parcels, each shows its own tracking number. */}
      {!hasSeveralParcels(order) && <Tracking {...delivery} />}
      {children}
    </OrderCard>
  )
}
