import { ShopApiError } from "@bon-perroquet/shop-react"
import { useLinkedOrder } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { PageHead } from "../../../components/PageHead"
import { LinkFailed } from "../components/LinkFailed"
import { Waiting } from "../../../components/Waiting"
import { OrderDetails } from "../orders/OrderDetails"

export function Component() {
  const { t } = useTranslation("account")
  const token = useSearchParams()[0].get("token") ?? ""
  const { data: order, error, refetch } = useLinkedOrder(token)
  if (error instanceof ShopApiError && error.status < 500) return <LinkFailed error={error} />
  return (
    <div className="page-width flex max-w-5xl flex-col gap-6 py-6 lg:py-10">
      {order ? (
        <OrderDetails key={token} order={order} access={{ token }} />
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
