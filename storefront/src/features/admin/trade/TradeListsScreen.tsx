import type { TradeList } from "@bon-perroquet/contract"
import { useTradeLists } from "@bon-perroquet/shop-react/admin"
import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import { LinkButton } from "../../../components/Button"
import type { Column } from "../../../components/DataTable"
import { Panel } from "../../../components/Panel"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { formatCount } from "../number-formats"
import { STATE_TONES } from "../promotions/use-promotion-words"
import { formatShortDay } from "../short-date"
import { useLoadFailure } from "../use-load-failure"
import { ListTable } from "../lists/ListTable"

export function TradeListsScreen() {
  const { t } = useTranslation("admin")
  const mayWrite = useMay()("products:write")
  const query = useTradeLists()
  const columns = useColumns()
  useLoadFailure(query.error)
  const title = t("trade.title")
  return (
    <Panel
      title={title}
      action={
        mayWrite && (
          <LinkButton to="/admin/trade-lists/new" size="sm">
            <Plus aria-hidden className="size-4" />
            {t("trade.new")}
          </LinkButton>
        )
      }
    >
      <p className="max-w-prose text-bark">{t("trade.intro")}</p>
      <ListTable
        label={title}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        none={t("trade.none")}
      />
    </Panel>
  )
}

function useColumns(): Column<TradeList>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      label: t("trade.list"),
      isWide: true,
      cell: ({ id, title }) => (
        <Link
          to={`/admin/trade-lists/${id}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-leaf underline underline-offset-2"
        >
          {title}
        </Link>
      ),
    },
    {
      label: t("trade.customers"),
      isFigure: true,
      cell: ({ customers }) => formatCount(customers, language),
    },
    { label: t("trade.sizes"), isFigure: true, cell: ({ sizes }) => formatCount(sizes, language) },
    {
      label: t("promotions.period"),
      cell: ({ from, until }) =>
        from || until
          ? [from, until].map((day) => (day ? formatShortDay(day, language) : "…")).join(" – ")
          : "–",
    },
    {
      label: t("promotions.state"),
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`promotions.states.${state}`)}</Badge>,
    },
  ]
}
