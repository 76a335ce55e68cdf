import { isUnknown } from "@bon-perroquet/shop-react"
import { useAskNoMoreForReviews, useOrderReviews, type OrderAccess } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { toast, useFailureToast } from "../../../components/toast"
import { Waiting } from "../../../components/Waiting"
import { OrderCard } from "../../order"
import { ProductReview } from "./ProductReview"

export function OrderReviews({ access }: { access: OrderAccess }) {
  const { t } = useTranslation("reviews")
  const { data, error, refetch } = useOrderReviews(access)
  if (isUnknown(error) || (data && (!data.may_review || data.products.length === 0))) return null
  return (
    <OrderCard title={t("own.title")}>
      <p className="text-bark">{t("own.text")}</p>
      {data ? (
        <ul className="flex flex-col divide-y divide-line">
          {data.products.map((product) => (
            <ProductReview
              key={product.product_id}
              product={product}
              authorName={data.author_name}
              access={access}
            />
          ))}
        </ul>
      ) : (
        <Waiting what={t("own.title")} failed={error !== null} onRetry={() => void refetch()} />
      )}
      {"token" in access && <Silence token={access.token} />}
    </OrderCard>
  )
}

function Silence({ token }: { token: string }) {
  const { t } = useTranslation("reviews")
  const { mutate, isPending, isSuccess } = useAskNoMoreForReviews(token)
  const tellFailure = useFailureToast()
  const silence = () =>
    mutate(undefined, {
      onSuccess: () => toast({ variant: "success", title: t("own.silenced") }),
      onError: (error) => tellFailure(error, t("own.failed")),
    })
  if (isSuccess) return <p className="text-sm text-bark">{t("own.silenced")}</p>
  return (
    <Button variant="quiet" size="sm" pending={isPending} className="self-start" onClick={silence}>
      {t("own.silence")}
    </Button>
  )
}
