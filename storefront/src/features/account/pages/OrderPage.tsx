import { isUnknown } from "@bon-perroquet/shop-react"
import { useOrder } from "@bon-perroquet/shop-react/account"
import { ArrowLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { SignedInOnly } from "../components/SignedInOnly"
import { Waiting } from "../../../components/Waiting"
import { OrderDetails } from "../orders/OrderDetails"

export function Component() {
  const { number = "" } = useParams()
  return <SignedInOnly>{() => <OwnOrder key={number} number={number} />}</SignedInOnly>
}

function OwnOrder({ number }: { number: string }) {
  const { t } = useTranslation("account")
  const { data: order, error, refetch } = useOrder(number)
  const back = (
    <Link to="/profile?tab=orders">
      <ArrowLeft aria-hidden className="size-4" />
      {t("order.back")}
    </Link>
  )
  if (isUnknown(error)) {
    return (
      <Notice title={t("order.notFound.title")} text={t("order.notFound.text")}>
        <PageHead title={t("order.notFound.title")} indexed={false} />
        <Button asChild>{back}</Button>
      </Notice>
    )
  }
  return (
    <div className="page-width flex max-w-5xl flex-col gap-6 py-6 lg:py-10">
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        {back}
      </Button>
      {order ? (
        <OrderDetails order={order} access={{ orderNumber: number }} />
      ) : (
        <>
          <PageHead title={t("orders.title")} indexed={false} />
          <h1 className="text-2xl">{t("orders.number", { number })}</h1>
          <Waiting
            what={t("orders.number", { number })}
            failed={error !== null}
            onRetry={() => void refetch()}
          />
        </>
      )}
    </div>
  )
}
