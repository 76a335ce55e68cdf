import type { BoughtWith } from "@bon-perroquet/contract"
import { useBoughtWith } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { DataTable, type Column } from "../../../components/DataTable"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { useOffers } from "../../../config/services"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"

export function BoughtTogetherSection({ id }: { id: string }) {
  return useOffers("bought_together") ? <Counted id={id} /> : null
}

function Counted({ id }: { id: string }) {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useBoughtWith(id)
  const columns = useColumns()
  const title = t("together.title")
  return (
    <div className="border-t border-line pt-6">
      <Panel title={title}>
        <p className="max-w-prose text-sm text-bark">{t("together.intro")}</p>
        {!data && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
        {data?.length === 0 && <p className="text-bark">{t("together.none")}</p>}
        {data && data.length > 0 && (
          <DataTable label={title} columns={columns} rows={data} keyOf={({ product_id }) => product_id} />
        )}
      </Panel>
    </div>
  )
}

function useColumns(): Column<BoughtWith[number]>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      label: t("together.product"),
      isWide: true,
      cell: ({ product_id, name }) => (
        <Link
          to={`/admin/products?edit=${encodeURIComponent(product_id)}`}
          className="font-semibold text-leaf underline underline-offset-2"
        >
          {name}
        </Link>
      ),
    },
    { label: t("together.buyers"), isFigure: true, cell: ({ buyers }) => formatCount(buyers, language) },
    { label: t("together.stock"), isFigure: true, cell: ({ stock }) => formatCount(stock, language) },
  ]
}
