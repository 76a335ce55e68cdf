import { ChevronLeft, ChevronRight } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { classNames } from "../../../components/class-names"
import { addressOf, type ProductFilter } from "../../../config/product-filter"
import { GAP, pageNumbers } from "../page-numbers"

const LINK =
  "touch-target inline-flex items-center justify-center rounded-pill px-2 font-semibold no-underline tabular-nums"
const OTHER = "hover:bg-sunken"
const CURRENT = "bg-ink text-paper"

type PaginationProps = {
  filter: ProductFilter
  page: number
  count: number
  onTurn: () => void
}

export function Pagination({ filter, page, count, onTurn }: PaginationProps) {
  const { t } = useTranslation("products")
  if (count <= 1) return null
  const to = (number: number) => addressOf({ ...filter, page: number })
  return (
    <nav aria-label={t("pages.label")} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <Step to={page > 1 ? to(page - 1) : null} rel="prev" label={t("pages.previous")} onTurn={onTurn}>
          <ChevronLeft aria-hidden className="size-5" />
        </Step>
        {pageNumbers(page, count).map((number, place) =>
          number === GAP ? (
            <li key={`gap-${place}`} aria-hidden className="px-1 text-bark">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                onClick={onTurn}
                aria-label={t("pages.page", { page: number })}
                aria-current={number === page ? "page" : undefined}
                className={classNames(LINK, number === page ? CURRENT : OTHER)}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <Step to={page < count ? to(page + 1) : null} rel="next" label={t("pages.next")} onTurn={onTurn}>
          <ChevronRight aria-hidden className="size-5" />
        </Step>
      </ul>
    </nav>
  )
}

type StepProps = {
  to: string | null
  rel: "prev" | "next"
  label: string
  onTurn: () => void
  children: ReactNode
}

/** Link to another page, or an empty element of the same size if that page does not exist. */
function Step({ to, rel, label, onTurn, children }: StepProps) {
  if (to === null) return <li aria-hidden className="size-11" />
  return (
    <li>
      <Link to={to} rel={rel} onClick={onTurn} aria-label={label} className={classNames(LINK, OTHER)}>
        {children}
      </Link>
    </li>
  )
}
