import { type Product, type Rating, REVIEW_RULES, languageName, type Review } from "@bon-perroquet/contract"
import { useReviews } from "@bon-perroquet/shop-react"
import { useRef, useState, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { classNames } from "../../../components/class-names"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { Stars, GivenStars } from "../../../components/stars/Stars"
import { BadgeCheck } from "lucide-react"
import { formatDay } from "../../../components/date"
import { Boundary, lazyAgain } from "../../../components/optional"
import { ShopReply } from "./ShopReply"
import { useMissingPart } from "../../../components/toast"
import { Turn } from "./Turn"

export function Reviews({ product, rating }: { product: Product; rating: Rating }) {
  const { t } = useTranslation("reviews")
  const { language } = useLanguage()
  const [page, setPage] = useState(1)
  const { data, error, isPlaceholderData, refetch } = useReviews(product, page)
  const heading = useRef<HTMLHeadingElement>(null)
  const average = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(rating.average)
  const turn = (to: number) => {
    setPage(to)
    heading.current?.focus()
  }
  return (
    <section aria-labelledby="reviews" className="mt-10 border-t border-line pt-8">
      <h2 id="reviews" ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
        {t("title")}
      </h2>
      <div className="mt-5 grid gap-x-12 gap-y-8 lg:grid-cols-[20rem_1fr] lg:items-start">
        <div className="flex flex-col gap-5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stars stars={rating.average} large />
            <span className="font-semibold">{t("summary", { average, count: rating.count })}</span>
          </p>
          {data && <ByStars counts={data.by_stars} />}
          <HowReviewed hasUnverified={(data?.unverified_count ?? 0) > 0} />
        </div>
        {data ? (
          <div>
            <ul
              aria-busy={isPlaceholderData}
              className={classNames("flex flex-col divide-y divide-line", isPlaceholderData && "opacity-60")}
            >
              {data.reviews.map((review) => (
                <ReviewEntry key={review.id} review={review} />
              ))}
            </ul>
            {data.page_count > 1 && <Turn page={data.page} count={data.page_count} onTurn={turn} />}
          </div>
        ) : (
          <Waiting what={t("title")} failed={error !== null} onRetry={() => void refetch()} />
        )}
      </div>
    </section>
  )
}

/** Explains how reviews are verified (Directive (EU) 2019/2161). */
function HowReviewed({ hasUnverified }: { hasUnverified: boolean }) {
  const { t } = useTranslation("reviews")
  return (
    <div className="flex flex-col gap-2 rounded-card bg-sunken p-4 text-sm">
      <h3 className="text-base font-semibold">{t("how.title")}</h3>
      <p>{t("how.bought")}</p>
      {hasUnverified && <p>{t("how.former")}</p>}
      <p>{t("how.all")}</p>
      <ul className="list-disc pl-5">
        {REVIEW_RULES.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </ul>
    </div>
  )
}

function ByStars({ counts }: { counts: readonly number[] }) {
  const { t } = useTranslation("reviews")
  const { language } = useLanguage()
  const most = Math.max(1, ...counts)
  return (
    <dl
      aria-label={t("byStars")}
      className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 text-sm"
    >
      {[...counts.entries()].reverse().map(([place, count]) => (
        <div key={place} className="contents">
          <dt>{t("stars", { count: place + 1 })}</dt>
          <dd aria-hidden>
            <progress
              value={count}
              max={most}
              className="block h-2 w-full appearance-none overflow-hidden rounded-pill bg-sunken [&::-moz-progress-bar]:bg-seed [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-seed"
            />
          </dd>
          <dd className="text-right tabular-nums">{new Intl.NumberFormat(language).format(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Loaded on demand, because readers do not need its validation. */
const ReportForm = lazyAgain(async () => (await import("./ReportForm")).ReportForm)

function ReviewEntry({ review }: { review: Review }) {
  const { t } = useTranslation("reviews")
  const { language } = useLanguage()
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
          {review.is_verified ? (
            <span className="inline-flex items-center gap-1 text-leaf">
              <BadgeCheck aria-hidden className="size-4" />
              {t("bought")}
            </span>
          ) : (
            <span>{t("unverified")}</span>
          )}
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
        {reply && <ShopReply text={reply} />}
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
