import { giftCardOfferQuery, isUnknown, ShopApiError, useGiftCardOffer } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { Skeleton } from "../../../components/Skeleton"
import { useMerchant } from "../../../config/merchant"
import type { Prefetch } from "../../../config/screen-request"
import { NotFoundPage } from "../../not-found"
import { PurchaseForm } from "../components/PurchaseForm"

export const prefetch: Prefetch = async ({ shop, queries }) => {
  const { is_sold } = await queries.query(giftCardOfferQuery(shop))
  if (!is_sold) throw new ShopApiError(404, "not_found", undefined)
}

export function Component() {
  const { t } = useTranslation("gift-cards")
  const { t: common } = useTranslation("common")
  const { data: offer, error, refetch } = useGiftCardOffer()
  if (offer ? !offer.is_sold : isUnknown(error)) return <NotFoundPage />
  if (!offer && error)
    return (
      <Notice title={t("loadFailed.title")} text={t("loadFailed.text")}>
        <PageHead title={t("title")} indexed={false} />
        <Button onClick={() => void refetch()}>{common("retry")}</Button>
      </Notice>
    )
  return (
    <div className="page-width flex flex-col gap-6 py-8 lg:gap-8 lg:py-12">
      <PageHead title={t("title")} description={t("intro")} />
      <header className="max-w-text">
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="mt-3 text-lg text-pretty text-bark">{t("intro")}</p>
      </header>
      <WithoutScripts />
      {offer ? (
        <PurchaseForm offer={offer} />
      ) : (
        <div role="status" aria-label={common("loading")}>
          <Skeleton className="h-[40rem] rounded-card" />
        </div>
      )}
    </div>
  )
}

function WithoutScripts() {
  const { t } = useTranslation("gift-cards")
  const { phone, opening_hours } = useMerchant()
  return (
    <noscript>
      <p className="max-w-prose rounded-card bg-seed-wash p-5">
        {t("noScript", { phone, ...opening_hours })}
      </p>
    </noscript>
  )
}
