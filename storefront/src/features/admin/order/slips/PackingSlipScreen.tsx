import { useAdminOrder, useOrderLots } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft, Printer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import { Button, LinkButton } from "../../../../components/Button"
import { PageHead } from "../../../../components/PageHead"
import { Waiting } from "../../../../components/Waiting"
import { Empty } from "../../lists/Empty"
import { useKeepsLots } from "../../lots/use-keeps-lots"
import { orderAddress } from "../../screen-addresses"
import { useLoadFailure } from "../../use-load-failure"
import { slipsOf } from "./packing"
import { PackingSlip, SLIP_PAGE } from "./PackingSlip"

export function PackingSlipScreen() {
  const { number = "" } = useParams()
  const { t } = useTranslation("admin")
  const { data: order, error, refetch } = useAdminOrder(number)
  const lots = useOrderLots(number, useKeepsLots())
  useLoadFailure(error)
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-6 print:p-0">
      <PageHead title={t("slip.title", { number })} indexed={false} />
      <div className="flex flex-wrap justify-between gap-3 print:hidden">
        <LinkButton to={orderAddress(number)} variant="quiet" size="sm" className="-ml-4">
          <ArrowLeft aria-hidden className="size-4" />
          {t("order.title", { number })}
        </LinkButton>
        <Button disabled={!order || order.on_hold || lots.isLoading} onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t("slip.print")}
        </Button>
      </div>
      {order && !order.on_hold ? (
        slipsOf(order).map((goods, index) => (
          <div key={goods.parcel?.id ?? index} className={SLIP_PAGE}>
            <PackingSlip order={order} goods={goods} lots={lots.data} heading={index ? "h2" : "h1"} />
          </div>
        ))
      ) : (
        <h1 className="text-2xl">{t("slip.title", { number })}</h1>
      )}
      {order?.on_hold && <Empty text={t("holds.text")} />}
      {!order && (
        <Waiting what={t("slip.title", { number })} failed={error !== null} onRetry={() => void refetch()} />
      )}
    </div>
  )
}
