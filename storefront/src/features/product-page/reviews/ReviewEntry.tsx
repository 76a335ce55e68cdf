import { languageName, type Review } from "@bon-perroquet/contract"
import { BadgeCheck } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { formatDay } from "../../../components/date"
import { Boundary, lazyAgain } from "../../../components/optional"
import { useMerchant } from "../../../config/merchant"
import { useLanguage } from "../../../i18n"
import { GivenStars } from "../../../components/stars/GivenStars"
import { useMissingPart } from "../../../components/toast"

/** Loaded on demand, because its validation is not needed for reading. */
const ReportForm = lazyAgain(async () => (await import("./ReportForm")).ReportForm)

export function ReviewEntry({ review }: { review: Review }) {
  const { t } = useTranslation("reviews")
  const { language } = useLanguage()
  const { name: shop } = useMerchant()
  const [isReporting, setReporting] = useState(false)
  const closeMissing = useMissingPart(() => setReporting(false))
  const { stars, title, text, written_at, reply } = review
  const author = review.author_name ?? t("anonymous")
  const isForeign = review.language !== language
  return (
    <li className="py-5 first:pt-0">
      <article className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <GivenStars stars={stars} />
          {title && (
            <strong lang={review.language} className="wrap-anywhere">
              {title}
            </strong>
          )}
        </p>
        <p lang={review.language} className="max-w-prose wrap-anywhere whitespace-pre-line">
          {text}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-bark">
          <span className="wrap-anywhere">{author}</span>
          <span className="inline-flex items-center gap-1 text-leaf">
            <BadgeCheck aria-hidden className="size-4" />
            {t("bought")}
          </span>
          <time dateTime={written_at}>{formatDay(written_at, language)}</time>
          {isForeign && <span>{t("written", { language: languageName(review.language, language) })}</span>}
          <Button
            variant="quiet"
            size="sm"
            className="max-sm:-mr-4 max-sm:ml-auto"
            aria-label={t("report.openOf", { name: author })}
            onClick={() => setReporting(true)}
          >
            {t("report.open")}
          </Button>
        </p>
        {reply && (
          <div className="ml-4 border-l-2 border-edge pl-4 text-sm">
            <p className="font-semibold">{t("reply", { shop })}</p>
            <p className="max-w-prose wrap-anywhere whitespace-pre-line">{reply}</p>
          </div>
        )}
      </article>
      {isReporting && (
        <Boundary onFailed={closeMissing}>
          <Suspense>
            <ReportForm review={review.id} onClose={() => setReporting(false)} />
          </Suspense>
        </Boundary>
      )}
    </li>
  )
}
