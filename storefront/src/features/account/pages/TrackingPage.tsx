import type { TrackedOrder } from "@bon-perroquet/contract"
import { ShopApiError } from "@bon-perroquet/shop-react"
import { useTrackedOrder } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { PageHead } from "../../../components/PageHead"
import { ProductPicture } from "../../../components/picture/ProductPicture"
import { RichText } from "../../../components/RichText"
import { Waiting } from "../../../components/Waiting"
import { OrderCard, OrderDelivery, OrderParcels, OrderTimeline } from "../../order"
import { LinkFailed } from "../components/LinkFailed"
import { OrderDocuments } from "../orders/OrderDocuments"
import { OrderHead } from "../orders/OrderHead"

/** Shows the status of an order to everyone who has its tracking link. The page allows no changes. */
export function Component() {
  const { t } = useTranslation("account")
  const token = useSearchParams()[0].get("token") ?? ""
  const { data: order, error, refetch } = useTrackedOrder(token)
  if (error instanceof ShopApiError && error.status < 500) return <LinkFailed error={error} />
  return (
    <div className="page-width flex max-w-5xl flex-col gap-6 py-6 lg:py-10">
      {order ? (
        <State order={order} token={token} />
      ) : (
        <>
          <PageHead title={t("link.wait")} indexed={false} />
          <h1 className="text-2xl">{t("link.wait")}</h1>
          <Waiting what={t("profile.tabs.orders")} failed={error !== null} onRetry={() => void refetch()} />
        </>
      )}
    </div>
  )
}

function State({ order, token }: { order: TrackedOrder; token: string }) {
  const { t } = useTranslation("account")
  return (
    <>
      <OrderHead order={order} />
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <div className="flex flex-col gap-6">
          <OrderDelivery order={order} />
          <OrderParcels order={order} />
          <Goods items={order.items} />
        </div>
        <div className="flex flex-col gap-6">
          <OrderTimeline timeline={order.timeline} />
          <OrderDocuments documents={order.documents} access={{ trackingToken: token }} />
        </div>
      </div>
      <p className="text-bark">
        <RichText text={t("order.question")} />
      </p>
    </>
  )
}

function Goods({ items }: Pick<TrackedOrder, "items">) {
  const { t } = useTranslation("account")
  return (
    <OrderCard title={t("order.items")}>
      <ul className="flex flex-col gap-4">
        {items.map(({ id, name, quantity, image }) => (
          <li key={id} className="flex items-center gap-3">
            <ProductPicture address={image} alt="" sizes="3.5rem" className="w-14 shrink-0 rounded-control" />
            <p className="min-w-0 flex-1 leading-snug font-semibold wrap-anywhere">{name}</p>
            <p className="text-bark tabular-nums">{`× ${quantity}`}</p>
          </li>
        ))}
      </ul>
    </OrderCard>
  )
}
