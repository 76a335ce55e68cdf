import type { LotDetail, LotRecipient, LotRecipients } from "@bon-perroquet/contract"
import { LOT_FILES, useLotRecipients } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Button } from "../../../components/Button"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatMoment, formatShortDay } from "../../../components/date"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { Empty } from "../lists/Empty"
import { FetchFileButton } from "../lists/FetchFileButton"
import { formatCount } from "../number-formats"
import { orderAddress } from "../orders/order-address"
import { LOT_LINK } from "./lot-address"
import { RecallDialog } from "./RecallDialog"

/** Who got a lot, the record for the authority, and the way to call it back. */
export function Recipients({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useLotRecipients(lot.id)
  const columns = useColumns(data?.recall != null)
  const name = lot.number.replace(/[^\w-]+/g, "-") || "lot"
  return (
    <Panel
      title={t("lots.recipients")}
      action={
        <span className="flex flex-wrap gap-2">
          <FetchFileButton file={LOT_FILES.csv(lot.id)} name={`${name}.csv`} text={t("lots.csv")} />
          <FetchFileButton file={LOT_FILES.pdf(lot.id)} name={`${name}.pdf`} text={t("lots.pdf")} />
        </span>
      }
    >
      {!data && (
        <Waiting what={t("lots.recipients")} failed={error !== null} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <Recall lot={lot} recipients={data} />
          {data.recipients.length ? (
            <>
              <p>{t("lots.sent", { count: data.sent })}</p>
              <DataTable
                label={t("lots.recipients")}
                columns={columns}
                rows={data.recipients}
                keyOf={({ order_number }) => order_number}
              />
              <p className="text-sm text-bark">{t("lots.refundHint")}</p>
            </>
          ) : (
            <Empty text={t("lots.noRecipients")} />
          )}
        </>
      )}
    </Panel>
  )
}

/** That it was called back, or the button that does it. */
function Recall({ lot, recipients }: { lot: LotDetail; recipients: LotRecipients }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const mayRecall = useMay()("orders:write")
  const [isAsking, setAsking] = useState(false)
  const { recall } = recipients
  if (recall)
    return (
      <div className="rounded-card border border-macaw bg-macaw-wash p-4">
        <p className="font-semibold">
          {t("lots.recalledBy", { at: formatMoment(recall.at, language), by: recall.by })}
        </p>
        <p className="whitespace-pre-line">{recall.reasons[language] ?? recall.reasons["fr"]}</p>
      </div>
    )
  if (!lot.number || !mayRecall) return null
  return (
    <>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        {t("lots.recall")}
      </Button>
      {isAsking && <RecallDialog lot={lot} recipients={recipients} onClose={() => setAsking(false)} />}
    </>
  )
}

function useColumns(isRecalled: boolean): Column<LotRecipient>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      ...{ id: "order", label: t("orders.number"), isWide: true },
      cell: ({ order_number }) => (
        <Link to={orderAddress(order_number)} className={LOT_LINK}>
          {order_number}
        </Link>
      ),
    },
    {
      ...{ id: "date", label: t("orders.date") },
      cell: ({ ordered_at }) => <time dateTime={ordered_at}>{formatShortDay(ordered_at, language)}</time>,
    },
    {
      ...{ id: "customer", label: t("orders.customer") },
      cell: ({ name, email }) => (
        <span className="inline-flex flex-col wrap-anywhere">
          {name}
          <span className="text-sm text-bark">{email}</span>
        </span>
      ),
    },
    {
      ...{ id: "quantity", label: t("lots.quantity"), isFigure: true },
      cell: ({ quantity }) => formatCount(quantity, language),
    },
    ...(isRecalled
      ? [
          {
            ...{ id: "told", label: t("lots.told") },
            cell: ({ told_at }: LotRecipient) =>
              told_at ? <time dateTime={told_at}>{formatMoment(told_at, language)}</time> : t("lots.notTold"),
          },
        ]
      : []),
  ]
}
