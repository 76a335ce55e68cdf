import type { AdminReview } from "@bon-perroquet/contract"
import { isUnknown } from "@bon-perroquet/shop-react"
import { useAdminReview } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import { Button } from "../../../components/Button"
import { formatDay } from "../../../components/date"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { OrderCard } from "../../order"
import { GivenStars } from "../../../components/stars/Stars"
import { useMay } from "../guard/use-may"
import { orderAddress } from "../orders/order-address"
import { useLoadFailure } from "../use-load-failure"
import { DecisionForm } from "./DecisionForm"
import { ReviewState } from "./ReviewState"

export function ReviewScreen() {
  const { t } = useTranslation("admin")
  const { id = "" } = useParams()
  const { data: review, error, refetch } = useAdminReview(id)
  const isMissing = isUnknown(error)
  useLoadFailure(isMissing ? null : error)
  const back = (
    <Link to="/admin/reviews">
      <ArrowLeft aria-hidden className="size-4" />
      {t("reviews.back")}
    </Link>
  )
  if (isMissing)
    return (
      <Notice title={t("reviews.unknown")} text={t("reviews.unknownText")}>
        <PageHead title={t("reviews.unknown")} indexed={false} />
        <Button asChild>{back}</Button>
      </Notice>
    )
  const title = review ? t("reviews.titleOf", { name: review.product_name }) : t("reviews.title")
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        {back}
      </Button>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {review && <ReviewState state={review.state} />}
      </header>
      {review ? (
        <Read review={review} />
      ) : (
        <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

function Read({ review }: { review: AdminReview }) {
  const { t } = useTranslation("admin")
  const { t: tReviews } = useTranslation("reviews")
  const { language } = useLanguage()
  const may = useMay()
  const [saved, setSaved] = useState(0)
  const { stars, title, text, author_name, written_at, order_number, product_id, reports } = review
  return (
    <>
      <OrderCard title={t("reviews.review")}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <GivenStars stars={stars} large />
          {title && <strong className="wrap-anywhere">{title}</strong>}
        </p>
        <p lang={review.language} className="max-w-prose wrap-anywhere whitespace-pre-line">
          {text}
        </p>
        <p className="text-sm text-bark">
          {t("reviews.by", {
            name: author_name ?? tReviews("anonymous"),
            date: formatDay(written_at, language),
          })}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <Link to={`/products/${product_id}`} className="text-leaf underline underline-offset-2">
            {t("reviews.inShop")}
          </Link>
          {order_number && may("orders:read") && (
            <Link to={orderAddress(order_number)} className="text-leaf underline underline-offset-2">
              {t("reviews.order")} {order_number}
            </Link>
          )}
        </p>
      </OrderCard>
      {reports.length > 0 && (
        <OrderCard title={t("reviews.reports")}>
          <ul className="flex flex-col divide-y divide-line">
            {reports.map((report) => (
              <li key={report.at} className="py-3 first:pt-0 last:pb-0">
                <p className="font-semibold">{tReviews(`rules.${report.rule}`)}</p>
                <p className="wrap-anywhere whitespace-pre-line">{report.text}</p>
                <time dateTime={report.at} className="text-sm text-bark">
                  {formatDay(report.at, language)}
                </time>
              </li>
            ))}
          </ul>
        </OrderCard>
      )}
      <DecisionForm key={saved} review={review} onSaved={() => setSaved(saved + 1)} />
    </>
  )
}
