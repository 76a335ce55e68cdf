import { sizedName, type WantedGoods } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import type { Column } from "../../../components/DataTable"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"

type Wanted = WantedGoods[number]

export function useWantedColumns(): Column<Wanted>[] {
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
