import { useRequestedGoods } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import type { Column } from "../../../components/DataTable"
import { sizedName, type WantedGoods } from "@bon-perroquet/contract"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { Subscreen } from "../subscreen/Subscreen"
import { ListTable } from "../lists/ListTable"

export function WantedScreen() {
  const { t } = useTranslation("admin")
  const query = useRequestedGoods()
  const columns = useWantedColumns()
  const title = t("wanted.title")
  return (
    <Subscreen
      title={title}
      back={{ to: "/admin/products", text: t("stock.back") }}
      width="max-w-6xl"
      intro={t("wanted.intro")}
    >
      <ListTable
        label={title}
        query={query}
        columns={columns}
        keyOf={({ variant_id }) => variant_id}
        none={t("wanted.none")}
      />
    </Subscreen>
  )
}

type RequestedProduct = WantedGoods[number]

function useWantedColumns(): Column<RequestedProduct>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "Europe/Brussels" })
  return [
    {
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
      label: t("wanted.waiting"),
      isFigure: true,
      cell: ({ waiting }) => <strong>{formatCount(waiting, language)}</strong>,
    },
    {
      label: t("wanted.stock"),
      isFigure: true,
      cell: ({ stock }) => (stock === null ? t("wanted.notForSale") : formatCount(stock, language)),
    },
    { label: t("wanted.since"), isFigure: true, cell: ({ since }) => day.format(new Date(since)) },
  ]
}
