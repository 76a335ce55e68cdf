import { REVIEW_STATES, type AdminReview } from "@bon-perroquet/contract"
import { useAdminReviews } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import type { Column } from "../../../components/DataTable"
import { formatDay } from "../../../components/date"
import { Panel } from "../../../components/Panel"
import { useLanguage } from "../../../i18n"
import { GivenStars } from "../../../components/stars/Stars"
import { Choice } from "../lists/Choice"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { useAddress } from "../use-address"
import { ReviewState } from "./ReviewState"

const REPORTED = "reported"

export function ReviewsScreen() {
  const { t } = useTranslation("admin")
  const { text, page, change } = useAddress()
  const columns = useColumns()
  const search = text("q")
  const chosen = text("state")
  const state = REVIEW_STATES.find((each) => each === chosen)
  const question = {
    ...pageQuestion(page),
    search: search || undefined,
    state,
    reported: chosen === REPORTED ? ("true" as const) : undefined,
  }
  return (
    <Panel title={t("reviews.title")}>
      <div role="search" className="flex flex-wrap gap-3">
        <SearchField label={t("reviews.search")} text={search} onChange={(q) => change({ q })} />
        <Choice
          label={t("reviews.filter")}
          value={chosen}
          onChange={(next) => change({ state: next })}
          options={[
            { value: "", text: t("reviews.every") },
            ...REVIEW_STATES.map((each) => ({ value: each, text: t(`reviews.states.${each}`) })),
            { value: REPORTED, text: t("reviews.reported") },
          ]}
        />
      </div>
      <PagedTable
        label={t("reviews.title")}
        query={useAdminReviews(question)}
        columns={columns}
        keyOf={({ id }) => id}
        none={t(search || (chosen && state !== "waiting") ? "reviews.noneFound" : "reviews.none")}
      />
    </Panel>
  )
}

function useColumns(): Column<AdminReview>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      id: "review",
      label: t("reviews.review"),
      isWide: true,
      cell: ({ id, stars, title, text }) => (
        <>
          <span className="flex flex-wrap items-center gap-x-3">
            <GivenStars stars={stars} />
            <Link
              to={`/admin/reviews/${id}`}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-leaf underline underline-offset-2"
            >
              {title || text.slice(0, 60)}
            </Link>
          </span>
          {title && <span className="line-clamp-2 text-sm wrap-anywhere text-bark">{text}</span>}
        </>
      ),
    },
    {
      id: "product",
      label: t("reviews.product"),
      isWide: true,
      cell: ({ product_name }) => <span className="wrap-anywhere">{product_name}</span>,
    },
    {
      id: "written",
      label: t("reviews.written"),
      cell: ({ written_at }) => (
        <time dateTime={written_at} className="whitespace-nowrap">
          {formatDay(written_at, language)}
        </time>
      ),
    },
    {
      id: "state",
      label: t("reviews.stateOf"),
      cell: ({ state, reports }) => (
        <span className="flex flex-wrap gap-2">
          <ReviewState state={state} />
          {reports.length > 0 && <Badge tone="danger">{t("reviews.reported")}</Badge>}
        </span>
      ),
    },
  ]
}
