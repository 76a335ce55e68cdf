import type { LotDetail } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatMoment } from "../../../components/date"
import { Panel } from "../../../components/Panel"
import { useLanguage } from "../../../i18n"
import { Empty } from "../lists/Empty"
import { formatCount } from "../number-formats"
import { orderAddress } from "../orders/order-address"

type Movement = LotDetail["movements"][number]

/** Lists the stock movements of a lot, newest first. */
export function LotHistory({ lot: { movements } }: { lot: LotDetail }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const columns: Column<Movement>[] = [
    {
      ...{ id: "at", label: t("stock.at") },
      cell: ({ at }) => <time dateTime={at}>{formatMoment(at, language)}</time>,
    },
    { id: "reason", label: t("stock.reason"), cell: (movement) => <Reason movement={movement} /> },
    {
      ...{ id: "quantity", label: t("stock.quantity"), isFigure: true },
      cell: ({ quantity }) => `${quantity < 0 ? "−" : "+"}${formatCount(Math.abs(quantity), language)}`,
    },
    { id: "by", label: t("stock.by"), cell: ({ by }) => <span className="wrap-anywhere">{by ?? "–"}</span> },
  ]
  return (
    <Panel title={t("stock.history")}>
      {movements.length ? (
        <DataTable label={t("stock.history")} columns={columns} rows={movements} keyOf={({ id }) => id} />
      ) : (
        <Empty text={t("stock.none")} />
      )}
    </Panel>
  )
}

function Reason({ movement: { reason, note, order_number } }: { movement: Movement }) {
  const { t } = useTranslation("admin")
  return (
    <span className="inline-flex flex-wrap items-baseline gap-2">
      {reason === "numbered" ? t("lots.numbered") : t(`stock.reasons.${reason}`)}
      {order_number && (
        <Link to={orderAddress(order_number)} className="text-leaf underline underline-offset-2">
          {order_number}
        </Link>
      )}
      {note && <span className="text-sm wrap-anywhere text-bark">{note}</span>}
    </span>
  )
}
