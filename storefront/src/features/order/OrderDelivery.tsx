import { streetAndNumber } from "@bon-perroquet/address"
import type { Order } from "@bon-perroquet/contract"
import { ExternalLink } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../components/Button"
import { usePromisedDays } from "../../components/arrival"
import { OrderCard } from "./OrderCard"
import { hasSeveralParcels } from "./OrderParcels"
import { usePostalLines } from "./use-postal-lines"

const NAMED_METHODS = ["home", "pickup_point", "locker"] as const

/** `children` are actions of the dashboard. */
export function OrderDelivery({ order, children }: { order: Order; children?: ReactNode }) {
  const { t } = useTranslation("account")
  const { t: checkout } = useTranslation("checkout")
  const { delivery, shipping_address: address, invoice_address } = order
  const linesOf = usePostalLines()
  const promised = usePromisedDays(delivery.promise)
  const method = NAMED_METHODS.find((name) => name === delivery.code) ?? "other"
  // Each of several parcels shows its own number.
  const { tracking_number, tracking_url } = hasSeveralParcels(order)
    ? { tracking_number: null, tracking_url: null }
    : delivery
  return (
    <OrderCard title={t("order.delivery")}>
      <p className="font-semibold">{checkout(`delivery.methods.${method}`)}</p>
      {promised && <p>{promised}</p>}
      {delivery.point && (
        <p>
          <span className="block font-semibold">{delivery.point.name}</span>
          <span className="block">{streetAndNumber(delivery.point, delivery.point.country)}</span>
          <span className="block">{`${delivery.point.postal_code} ${delivery.point.city}`}</span>
        </p>
      )}
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
      {tracking_number && (
        <p>
          <span className="block text-sm text-bark">{t("order.tracking")}</span>
          <span className="font-semibold wrap-anywhere">{tracking_number}</span>
        </p>
      )}
      {tracking_url && (
        <Button asChild variant="secondary">
          <a href={tracking_url} target="_blank" rel="noopener noreferrer">
            {t("order.track")}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        </Button>
      )}
      {children}
    </OrderCard>
  )
}
