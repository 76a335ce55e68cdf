import { isUnknown } from "@bon-perroquet/shop-react"
import { useLot } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import { Waiting } from "../../../components/Waiting"
import { useMay } from "../guard/use-may"
import { Empty } from "../lists/Empty"
import { LotFacts } from "./LotFacts"
import { LotStateBadge } from "./LotStateBadge"
import { Recipients } from "./Recipients"
import type { LotDetail } from "@bon-perroquet/contract"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatMoment } from "../../../components/date"
import { Panel } from "../../../components/Panel"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { orderAddress } from "../screen-addresses"
import { Subscreen } from "../subscreen/Subscreen"

export function LotScreen() {
  const { id = "" } = useParams()
  const { t } = useTranslation("admin")
  const may = useMay()
  const { data: lot, error, refetch } = useLot(id)
  const title = lot ? t("lots.titleOf", { number: lot.number || t("lots.unnumbered") }) : t("lots.one")
  return (
    <Subscreen
      title={title}
      back={{ to: "/admin/lots", text: t("lots.all") }}
      width="max-w-6xl"
      beside={lot && <LotStateBadge lot={lot} />}
    >
      {!lot && isUnknown(error) && <Empty text={t("lots.unknown")} />}
      {!lot && !isUnknown(error) && (
        <Waiting what={t("lots.one")} failed={error !== null} onRetry={() => void refetch()} />
      )}
      {lot && (
        <>
          <LotFacts lot={lot} />
          {may("orders:read") && <Recipients lot={lot} />}
          <LotHistory lot={lot} />
        </>
      )}
    </Subscreen>
  )
}

type Movement = LotDetail["movements"][number]

function LotHistory({ lot: { movements } }: { lot: LotDetail }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const columns: Column<Movement>[] = [
    { label: t("stock.at"), cell: ({ at }) => <time dateTime={at}>{formatMoment(at, language)}</time> },
    { label: t("stock.reason"), cell: (movement) => <Reason movement={movement} /> },
    {
      label: t("stock.quantity"),
      isFigure: true,
      cell: ({ quantity }) => `${quantity < 0 ? "−" : "+"}${formatCount(Math.abs(quantity), language)}`,
    },
    { label: t("stock.by"), cell: ({ by }) => <span className="wrap-anywhere">{by ?? "–"}</span> },
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
