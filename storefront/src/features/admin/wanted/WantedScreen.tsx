import { useRequestedGoods } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { DataTable, type Column } from "../../../components/DataTable"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { Empty } from "../lists/Empty"
import { sizedName, type WantedGoods } from "@bon-perroquet/contract"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"

export function WantedScreen() {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useRequestedGoods()
  const columns = useWantedColumns()
  const title = t("wanted.title")
  return (
    <div className="page-width flex max-w-6xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        <Link to="/admin/products">
          <ArrowLeft aria-hidden className="size-4" />
          {t("stock.back")}
        </Link>
      </Button>
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-2 max-w-prose text-bark">{t("wanted.intro")}</p>
      </div>
      {!data && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Empty text={t("wanted.none")} />}
      {data && data.length > 0 && (
        <DataTable label={title} columns={columns} rows={data} keyOf={({ variant_id }) => variant_id} />
      )}
    </div>
  )
}

type RequestedProduct = WantedGoods[number]

function useWantedColumns(): Column<RequestedProduct>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "Europe/Brussels" })
  return [
    {
      id: "product",
      label: t("wanted.product"),
      isWide: true,
      cell: ({ product_id, name, size, sku }) => (
        <>
          <Link
            to={`/admin/stock?id=${encodeURIComponent(product_id)}`}
            className="font-semibold text-leaf underline underline-offset-2"
          >
            {sizedName(name, size)}
          </Link>
          {sku && <span className="block text-sm text-bark">{sku}</span>}
        </>
      ),
    },
    {
      id: "waiting",
      label: t("wanted.waiting"),
      isFigure: true,
      cell: ({ waiting }) => <strong>{formatCount(waiting, language)}</strong>,
    },
    {
      id: "stock",
      label: t("wanted.stock"),
      isFigure: true,
      cell: ({ stock }) => (stock === null ? t("wanted.notForSale") : formatCount(stock, language)),
    },
    {
      id: "since",
      label: t("wanted.since"),
      isFigure: true,
      cell: ({ since }) => day.format(new Date(since)),
    },
  ]
}
