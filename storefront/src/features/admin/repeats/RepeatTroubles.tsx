import type { RepeatOverview } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatShortDay } from "../short-date"
import { Panel } from "../../../components/Panel"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"

type Trouble = RepeatOverview["troubles"][number]

export function RepeatTroubles({ troubles }: { troubles: Trouble[] }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const whatOf = ({ state, tries, missing }: Trouble): string => {
    if (state === "failed") return t("repeat.states.failed", { count: tries })
    if (state === "given_up") return t("repeat.states.given_up")
    return missing ? t("repeat.states.waiting", { name: missing }) : t("repeat.states.waitingUnnamed")
  }
  const columns: Column<Trouble>[] = [
    {
      label: t("repeat.customer"),
      isWide: true,
      cell: ({ email, first_order }) => (
        <>
          <span className="block break-all">{email}</span>
          {first_order && (
            <Link to={`/admin/orders/${first_order}`} className="text-sm">
              {t("repeat.firstOrder", { number: first_order })}
            </Link>
          )}
        </>
      ),
    },
    { label: t("repeat.what"), cell: whatOf },
    { label: t("repeat.due"), cell: ({ due_on }) => formatShortDay(due_on, language) },
    {
      label: t("repeat.next"),
      cell: ({ next_on }) =>
        next_on ? t("repeat.again", { on: formatShortDay(next_on, language) }) : t("repeat.never"),
    },
    {
      label: t("repeat.total"),
      isFigure: true,
      cell: ({ total_cents }) => (total_cents === null ? "–" : formatCents(total_cents, language)),
    },
  ]
  return (
    <Panel title={t("repeat.troubles")}>
      {troubles.length ? (
        <DataTable label={t("repeat.troubles")} columns={columns} rows={troubles} keyOf={({ id }) => id} />
      ) : (
        <p className="text-bark">{t("repeat.noTroubles")}</p>
      )}
    </Panel>
  )
}
