import type { Change } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Badge } from "../../../components/Badge"
import { formatMoment } from "../../../components/date"
import { useLanguage } from "../../../i18n"
import { orderAddress } from "../orders/order-address"
import { differencesOf } from "./differences"
import { useFieldWords } from "./use-field-words"

/** Actions that have a name; another is shown as it was recorded. */
const NAMED = [
  "created",
  "changed",
  "deleted",
  "price",
  "stock",
  "promotion",
  "images",
  "status",
  "refund",
  "refund_seen_to",
  "refund_assigned",
  "run",
  "role",
] as const

/** One change: what, by whom, when, and what it was before. */
export function ChangeLine({ change }: { change: Change }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const named = NAMED.find((name) => name === change.action)
  const address = addressOf(change)
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-card p-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="information">{named ? t(`changes.actions.${named}`) : change.action}</Badge>
        {address ? (
          <Link to={address} className="font-semibold text-leaf underline underline-offset-2">
            {change.label}
          </Link>
        ) : (
          <span className="font-semibold">{change.label}</span>
        )}
      </p>
      <Differences change={change} />
      <p className="text-sm wrap-anywhere text-bark">
        <time dateTime={change.at}>{formatMoment(change.at, language)}</time>
        {` · ${change.by}`}
      </p>
    </li>
  )
}

function addressOf({ subject, subject_id, label, action }: Change): string | null {
  if (subject === "order") return orderAddress(label)
  if (subject === "import") return `/admin/import?${new URLSearchParams({ id: subject_id }).toString()}`
  if (subject !== "product" || action === "deleted") return null
  return `/admin?${new URLSearchParams({ tab: "products", edit: subject_id }).toString()}`
}

function Differences({ change }: { change: Change }) {
  const { t } = useTranslation("admin")
  const { nameOf, valueOf } = useFieldWords()
  const differences = differencesOf(change).map(({ field, before, after }) => ({
    field: nameOf(field),
    before: valueOf(field, before),
    after: valueOf(field, after),
  }))
  if (differences.length === 0) return null
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {differences.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-bark">{field}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {before !== null && (
              <>
                <span className="sr-only">{t("changes.before")}</span>
                <del className="text-bark">{before}</del>
                {" → "}
              </>
            )}
            <span className="sr-only">{t("changes.after")}</span>
            <ins className="font-semibold no-underline">{after ?? "–"}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
