import type { RepeatOverview } from "@bon-perroquet/contract"
import { useRepeatOverview } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { DataTable, type Column } from "../../../components/DataTable"
import { Panel } from "../../../components/Panel"
import { formatCents } from "../../../components/price"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { Link } from "react-router"
import { formatShortDay } from "../short-date"

export function RepeatsScreen() {
  const { t } = useTranslation("admin")
  const { data, isError, refetch } = useRepeatOverview()
  const title = t("repeat.title")
  return (
    <Panel title={title}>
      {!data && <Waiting what={title} failed={isError} onRetry={() => void refetch()} />}
      {data && (
        <div className="flex flex-col gap-10">
          {!data.is_offered && <p className="text-bark">{t("repeat.off")}</p>}
          <Figures overview={data} />
          <RepeatTroubles troubles={data.troubles} />
          <Goods goods={data.week.goods} />
        </div>
      )}
    </Panel>
  )
}

function Figures({ overview: { active, paused, week } }: { overview: RepeatOverview }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const figures = [
    { name: t("repeat.active"), value: formatCount(active, language) },
    { name: t("repeat.paused"), value: formatCount(paused, language) },
    { name: t("repeat.deliveries"), value: formatCount(week.deliveries, language) },
    { name: t("repeat.expected"), value: formatCents(week.expected_cents, language) },
  ]
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {figures.map(({ name, value }) => (
        <div key={name} className="rounded-card border border-line bg-card p-4">
          <dt className="text-sm text-bark">{name}</dt>
          <dd className="font-serif text-2xl font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Good = RepeatOverview["week"]["goods"][number]

function Goods({ goods }: { goods: Good[] }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const columns: Column<Good>[] = [
    { label: t("repeat.product"), cell: ({ name }) => name, isWide: true },
    { label: t("repeat.quantity"), cell: ({ quantity }) => formatCount(quantity, language), isFigure: true },
  ]
  return (
    <Panel title={t("repeat.goods")}>
      {goods.length ? (
        <DataTable
          label={t("repeat.goods")}
          columns={columns}
          rows={goods}
          keyOf={({ variant_id }) => variant_id}
        />
      ) : (
        <p className="text-bark">{t("repeat.noGoods")}</p>
      )}
    </Panel>
  )
}

type Trouble = RepeatOverview["troubles"][number]

function RepeatTroubles({ troubles }: { troubles: Trouble[] }) {
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
