import type { PayoutEntry } from "@bon-perroquet/contract"
import { usePayout } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import { Button } from "../../../components/Button"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatDay } from "../../../components/date"
import { formatShortMoment } from "../short-date"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { useAddress } from "../use-address"
import { useLoadFailure } from "../use-load-failure"
import { PartHead } from "./PartHead"
import { Sums } from "./Sums"
import { priceColumn } from "../lists/price-column"

/** Lists a payout's transactions. Those that do not match the books come first. */
export function PayoutEntries({ id }: { id: string }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { change } = useAddress()
  const { data, error, refetch } = usePayout(id)
  const columns = useColumns()
  useLoadFailure(error)
  const title = t("accounting.payouts.one")
  return (
    <div className="flex flex-col gap-6">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4 self-start"
        onClick={() => change({ payout: undefined })}
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t("accounting.payouts.all")}
      </Button>
      {!data && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
      {data && (
        <>
          <PartHead
            title={t("accounting.payouts.of", {
              day: formatDay(`${data.arrival_date}T12:00:00Z`, language),
            })}
            text={data.id}
          />
          <Sums
            sums={[
              [t("accounting.payouts.payments"), data.payments_cents],
              [t("accounting.payouts.refunds"), data.refunds_cents],
              [t("accounting.payouts.others"), data.others_cents],
              [t("accounting.payouts.fees"), data.fees_cents],
              [t("accounting.payouts.amount"), data.amount_cents],
            ]}
          />
          {data.adds_up === null && <p>{t("accounting.payouts.byHandText")}</p>}
          <DataTable
            label={title}
            columns={columns}
            rows={[...data.entries].sort((a, b) => Number(!a.mismatch) - Number(!b.mismatch))}
            keyOf={(entry) => entry.id}
          />
        </>
      )}
    </div>
  )
}

function useColumns(): Column<PayoutEntry>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    { label: t("accounting.day"), cell: ({ created_at }) => formatShortMoment(created_at, language) },
    { label: t("accounting.payouts.kind"), cell: ({ kind }) => t(`accounting.payouts.kinds.${kind}`) },
    {
      label: t("accounting.payouts.order"),
      cell: ({ order_number: number }) =>
        number && (
          <Link to={`/admin/orders/${number}`} className="text-leaf underline underline-offset-2">
            {number}
          </Link>
        ),
    },
    priceColumn(t("vatReport.amount"), ({ amount_cents }) => amount_cents),
    priceColumn(t("accounting.payouts.fee"), ({ fee_cents }) => fee_cents),
    priceColumn(t("accounting.payouts.net"), ({ net_cents }) => net_cents),
    {
      label: t("accounting.payouts.state"),
      cell: ({ mismatch }) =>
        mismatch ? (
          <Badge tone="warning">{t(`accounting.payouts.mismatch.${mismatch}`)}</Badge>
        ) : (
          <Badge tone="success">{t("accounting.payouts.matched")}</Badge>
        ),
    },
  ]
}
