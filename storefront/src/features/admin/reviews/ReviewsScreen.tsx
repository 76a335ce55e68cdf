import { REVIEW_STATES, type AdminQuestion, type AdminReview } from "@bon-perroquet/contract"
import { useAdminQuestions, useAdminReviews } from "@bon-perroquet/shop-react/admin"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import type { Column } from "../../../components/DataTable"
import { formatDay } from "../../../components/date"
import { Panel } from "../../../components/Panel"
import { useLanguage } from "../../../i18n"
import { GivenStars } from "../../../components/stars/Stars"
import { useMay } from "../guard/use-may"
import { ImportLink } from "../import-link/ImportLink"
import { Choice } from "../lists/Choice"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { useAddress } from "../use-address"
import { QUESTIONS } from "../screen-addresses"
import { ReviewState } from "./ReviewState"

const REPORTED = "reported"

export function ReviewsScreen() {
  const { t } = useTranslation("admin")
  const { text, page, change } = useAddress()
  const may = useMay()
  const search = text("q")
  const chosen = text("state")
  const of = text("kind") === QUESTIONS ? "questions" : "reviews"
  const state = REVIEW_STATES.find((each) => each === chosen)
  const asked = { ...pageQuestion(page), search: search || undefined, state }
  const none = t(`${of}.${search || (chosen && state !== "waiting") ? "noneFound" : "none"}`)
  return (
    <Panel
      title={t(`${of}.title`)}
      action={of === "reviews" && may("shop:write") && <ImportLink kind="reviews" />}
    >
      <div role="search" className="flex flex-wrap gap-3">
        <SearchField label={t("reviews.search")} text={search} onChange={(q) => change({ q })} />
        <Choice
          label={t("reviews.kind")}
          value={of === "questions" ? QUESTIONS : ""}
          onChange={(kind) => change({ kind, state: "" })}
          options={[
            { value: "", text: t("reviews.title") },
            { value: QUESTIONS, text: t("questions.title") },
          ]}
        />
        <Choice
          label={t("reviews.filter")}
          value={chosen}
          onChange={(next) => change({ state: next })}
          options={[
            { value: "", text: t(`${of}.every`) },
            ...REVIEW_STATES.map((each) => ({ value: each, text: t(`${of}.states.${each}`) })),
            ...(of === "reviews" ? [{ value: REPORTED, text: t("reviews.reported") }] : []),
          ]}
        />
      </div>
      {of === "questions" ? (
        <QuestionTable asked={asked} none={none} />
      ) : (
        <ReviewTable asked={asked} reported={chosen === REPORTED} none={none} />
      )}
    </Panel>
  )
}

type TableProps = { asked: Parameters<typeof useAdminQuestions>[0]; none: string }

function QuestionTable({ asked, none }: TableProps) {
  const { t } = useTranslation("admin")
  const columns = useColumns<AdminQuestion>("questions", t("questions.question"), ({ id, text }) => (
    <Title to={`/admin/reviews/questions/${id}`}>{text.slice(0, 120)}</Title>
  ))
  return (
    <PagedTable
      label={t("questions.title")}
      query={useAdminQuestions(asked)}
      columns={columns}
      keyOf={({ id }) => id}
      none={none}
    />
  )
}

function ReviewTable({ asked, reported, none }: TableProps & { reported: boolean }) {
  const { t } = useTranslation("admin")
  const columns = useColumns<AdminReview>(
    "reviews",
    t("reviews.review"),
    ({ id, stars, title, text }) => (
      <>
        <span className="flex flex-wrap items-center gap-x-3">
          <GivenStars stars={stars} />
          <Title to={`/admin/reviews/${id}`}>{title || text.slice(0, 60)}</Title>
        </span>
        {title && <span className="line-clamp-2 text-sm wrap-anywhere text-bark">{text}</span>}
      </>
    ),
    ({ reports, is_verified }) => (
      <>
        {reports.length > 0 && <Badge tone="danger">{t("reviews.reported")}</Badge>}
        {!is_verified && <Badge>{t("reviews.unverified")}</Badge>}
      </>
    ),
  )
  return (
    <PagedTable
      label={t("reviews.title")}
      query={useAdminReviews({ ...asked, reported: reported ? "true" : undefined })}
      columns={columns}
      keyOf={({ id }) => id}
      none={none}
    />
  )
}

const Title = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-leaf underline underline-offset-2"
  >
    {children}
  </Link>
)

type Moderated = Pick<AdminReview, "product_name" | "written_at" | "state">

function useColumns<View extends Moderated>(
  of: "reviews" | "questions",
  label: string,
  cell: (view: View) => ReactNode,
  badge?: (view: View) => ReactNode,
): Column<View>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    { label, isWide: true, cell },
    {
      label: t("reviews.product"),
      isWide: true,
      cell: ({ product_name }) => <span className="wrap-anywhere">{product_name}</span>,
    },
    {
      label: t("reviews.written"),
      cell: ({ written_at }) => (
        <time dateTime={written_at} className="whitespace-nowrap">
          {formatDay(written_at, language)}
        </time>
      ),
    },
    {
      label: t("reviews.stateOf"),
      cell: (view) => (
        <span className="flex flex-wrap gap-2">
          <ReviewState of={of} state={view.state} />
          {badge?.(view)}
        </span>
      ),
    },
  ]
}
