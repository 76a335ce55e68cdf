import type { Lot } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import type { Column } from "../../../components/DataTable"
import { formatShortDay } from "../short-date"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { lotAddress, LOT_LINK } from "./lot-address"
import { LotStateBadge } from "./LotStateBadge"

export function useLotColumns({ hasProduct }: { hasProduct: boolean }): Column<Lot>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      label: t("lots.number"),
      isWide: true,
      cell: ({ id, number }) => (
        <Link to={lotAddress(id)} className={LOT_LINK}>
          {number || t("lots.unnumbered")}
        </Link>
      ),
    },
    ...(hasProduct ? [{ label: t("lots.product"), isWide: true, cell: ({ product }: Lot) => product }] : []),
    { label: t("lots.supplier"), cell: ({ supplier }) => supplier || "–" },
    {
      label: t("lots.bestBefore"),
      cell: ({ best_before }) =>
        best_before ? <time dateTime={best_before}>{formatShortDay(best_before, language)}</time> : "–",
    },
    { label: t("lots.quantity"), isFigure: true, cell: ({ quantity }) => formatCount(quantity, language) },
    { label: t("lots.state"), cell: (lot) => <LotStateBadge lot={lot} /> },
  ]
}
