import type { Product, Rating } from "@bon-perroquet/contract"
import { useReviews } from "@bon-perroquet/shop-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { classNames } from "../../../components/class-names"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { Stars } from "../../../components/stars/Stars"
import { ByStars } from "./ByStars"
import { HowReviewed } from "./HowReviewed"
import { ReviewEntry } from "./ReviewEntry"

/** Reviews of a product with the explanation of their verification. */
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
          <HowReviewed />
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

type TurnProps = { page: number; count: number; onTurn: (page: number) => void }

function Turn({ page, count, onTurn }: TurnProps) {
  const { t } = useTranslation("products")
  return (
    <nav aria-label={t("pages.label")} className="mt-4 flex flex-wrap items-center gap-4">
      <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t("pages.previous")}
      </Button>
      <span className="text-sm text-bark">{t("pages.of", { page, count })}</span>
      <Button variant="secondary" size="sm" disabled={page >= count} onClick={() => onTurn(page + 1)}>
        {t("pages.next")}
      </Button>
    </nav>
  )
}
