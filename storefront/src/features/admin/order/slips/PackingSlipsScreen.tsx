import { MAX_ORDERS_AT_ONCE, type AdminOrder } from "@bon-perroquet/contract"
import { useAdminOrders, useOrderLots } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft, Printer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Navigate } from "react-router"
import { Button, LinkButton } from "../../../../components/Button"
import { PageHead } from "../../../../components/PageHead"
import { Waiting } from "../../../../components/Waiting"
import { Empty } from "../../lists/Empty"
import { useKeepsLots } from "../../lots/use-keeps-lots"
import { useAddress } from "../../use-address"
import { useLoadFailure } from "../../use-load-failure"
import { packedOf, slipsOf, pickedFor } from "./packing"
import { PackingSlip, SLIP_PAGE } from "./PackingSlip"
import { SlipLines } from "./SlipLines"

/** Sorts orders so that orders with the same goods follow each other. */
const inPackingOrder = (orders: readonly AdminOrder[]): AdminOrder[] => {
  const first = (order: AdminOrder) => packedOf(order)[0]?.sku ?? ""
  return orders
    .filter(({ to_pack, on_hold }) => to_pack.length > 0 && !on_hold)
    .sort((a, b) => first(a).localeCompare(first(b)) || a.order_number.localeCompare(b.order_number))
}

export function PackingSlipsScreen() {
  const { text } = useAddress()
  const numbers = text("numbers")
  return numbers ? <PackingSlips numbers={numbers} /> : <Navigate to="/admin/orders" replace />
}

function PackingSlips({ numbers }: { numbers: string }) {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useAdminOrders({ numbers, limit: MAX_ORDERS_AT_ONCE })
  const lots = useOrderLots(numbers, useKeepsLots())
  useLoadFailure(error)
  const orders = data && inPackingOrder(data.rows)
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-6 print:block print:p-0">
      <PageHead title={t("slip.many")} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <LinkButton to="/admin/orders" variant="quiet" size="sm" className="-ml-4">
          <ArrowLeft aria-hidden className="size-4" />
          {t("tabs.orders")}
        </LinkButton>
        <Button disabled={!orders?.length || lots.isLoading} onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t("slip.print")}
        </Button>
      </div>
      <h1 className="text-2xl print:hidden">{t("slip.many")}</h1>
      {!orders && <Waiting what={t("slip.many")} failed={error !== null} onRetry={() => void refetch()} />}
      {orders?.length === 0 && <Empty text={t("slip.none")} />}
      {orders && orders.length > 1 && <PickList orders={orders} />}
      {orders?.flatMap((order) =>
        slipsOf(order).map((goods, index) => (
          <div key={`${order.order_number} ${index}`} className={SLIP_PAGE}>
            <PackingSlip order={order} goods={goods} lots={lots.data} heading="h2" />
          </div>
        )),
      )}
    </div>
  )
}

function PickList({ orders }: { orders: readonly AdminOrder[] }) {
  const { t } = useTranslation("admin")
  return (
    <section
      aria-label={t("slip.pick")}
      className="flex flex-col gap-6 rounded-card border border-line bg-card p-6 sm:p-10 print:break-after-page print:border-0 print:p-0"
    >
      <header>
        <h2 className="text-2xl">{t("slip.pick")}</h2>
        <p className="mt-1 text-bark">{t("slip.parcels", { count: orders.length })}</p>
      </header>
      <SlipLines caption={t("slip.pick")} lines={pickedFor(orders)} />
    </section>
  )
}
