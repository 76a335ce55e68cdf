import { isUnknown } from "@bon-perroquet/shop-react"
import { useAdminOrder } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { useLoadFailure } from "../use-load-failure"
import { OrderDetail } from "./OrderDetail"

export function OrderScreen() {
  const { number = "" } = useParams()
  const { t } = useTranslation("admin")
  const { data: order, error, refetch } = useAdminOrder(number)
  const isMissing = isUnknown(error)
  useLoadFailure(isMissing ? null : error)
  const back = (
    <Link to="/admin/orders">
      <ArrowLeft aria-hidden className="size-4" />
      {t("frame.to.orders")}
    </Link>
  )
  if (isMissing) {
    return (
      <Notice title={t("order.unknown")} text={t("order.unknownText", { number })}>
        <PageHead title={t("order.unknown")} indexed={false} />
        <Button asChild>{back}</Button>
      </Notice>
    )
  }
  return (
    <div className="page-width flex flex-col gap-6 py-6 lg:py-8">
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        {back}
      </Button>
      <PageHead title={t("order.title", { number })} indexed={false} />
      {order ? (
        <OrderDetail order={order} />
      ) : (
        <>
          <h1 className="text-2xl">{t("order.title", { number })}</h1>
          <Waiting
            what={t("order.title", { number })}
            failed={error !== null}
            onRetry={() => void refetch()}
          />
        </>
      )}
    </div>
  )
}
