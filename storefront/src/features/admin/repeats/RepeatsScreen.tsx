import type { RepeatOverview } from "@bon-perroquet/contract"
import { useRepeatOverview } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { DataTable, type Column } from "../../../components/DataTable"
import { Panel } from "../../../components/Panel"
import { formatCents } from "../../../components/price"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { RepeatTroubles } from "./RepeatTroubles"

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
