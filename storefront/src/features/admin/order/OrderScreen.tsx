import { isUnknown } from "@bon-perroquet/shop-react"
import { useAdminOrder } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { Back, UnknownRecord } from "../subscreen/Subscreen"
import { useLoadFailure } from "../use-load-failure"
import { OrderDetail } from "./OrderDetail"

export function OrderScreen() {
  const { number = "" } = useParams()
  const { t } = useTranslation("admin")
  const { data: order, error, refetch } = useAdminOrder(number)
  const isMissing = isUnknown(error)
  useLoadFailure(isMissing ? null : error)
  const title = t("order.title", { number })
  const back = { to: "/admin/orders", text: t("frame.to.orders") }
  if (isMissing)
    return <UnknownRecord title={t("order.unknown")} text={t("order.unknownText", { number })} back={back} />
  return (
    <div className="page-width flex flex-col gap-6 py-6 lg:py-8">
      <Back {...back} />
      <PageHead title={title} indexed={false} />
      {order ? (
        <OrderDetail order={order} />
      ) : (
        <>
          <h1 className="text-2xl">{title}</h1>
          <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
        </>
      )}
    </div>
  )
}
