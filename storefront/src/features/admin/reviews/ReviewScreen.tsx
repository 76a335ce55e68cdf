import type { AdminReview } from "@bon-perroquet/contract"
import { useAdminReview, useDecideReview, useRereadReview } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import { formatDay } from "../../../components/date"
import { useLanguage } from "../../../i18n"
import { OrderCard } from "../../order"
import { GivenStars } from "../../../components/stars/Stars"
import { useMay } from "../guard/use-may"
import { orderAddress } from "../screen-addresses"
import { DecisionForm } from "./DecisionForm"
import { Author, ModeratedScreen } from "./ModeratedScreen"

export function ReviewScreen() {
  const { t } = useTranslation("admin")
  const { id = "" } = useParams()
  const query = useAdminReview(id)
  return (
    <ModeratedScreen of="reviews" query={query} back="/admin/reviews" title={t("reviews.title")}>
      {(review) => <Read review={review} />}
    </ModeratedScreen>
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
        <Author name={author_name} written={written_at} />
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
      <DecisionForm
        key={saved}
        of="reviews"
        decided={review}
        mutation={useDecideReview()}
        reread={useRereadReview()}
        onSaved={() => setSaved(saved + 1)}
      />
    </>
  )
}
