import type { Payout } from "@bon-perroquet/contract"
import { ADMIN_FILES, usePayouts } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatDay } from "../../../components/date"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { Empty } from "../lists/Empty"
import { FetchFileButton } from "../lists/FetchFileButton"
import { useAddress } from "../use-address"
import { useLoadFailure } from "../use-load-failure"
import { PartHead } from "./PartHead"
import { PayoutEntries } from "./PayoutEntries"
import type { TaxPeriod } from "./tax-period"
import { priceColumn } from "../lists/price-column"

export function PayoutsPart({ period }: { period: TaxPeriod }) {
  const { text } = useAddress()
  const id = text("payout")
  return id ? <PayoutEntries id={id} /> : <PayoutList period={period} />
}

function PayoutList({ period: { id, from, to } }: { period: TaxPeriod }) {
  const { t } = useTranslation("admin")
  const { data, error, isPlaceholderData, refetch } = usePayouts({ from, to })
  const columns = useColumns()
  useLoadFailure(error)
  const title = t("accounting.payouts.title")
  return (
    <div className="flex flex-col gap-6">
      <PartHead title={title} text={t("accounting.payouts.text")}>
        <FetchFileButton
          file={ADMIN_FILES.payouts({ from, to })}
          name={`payouts-${id}.csv`}
          text={t("accounting.csv")}
        />
      </PartHead>
      {!data && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
      {data?.payouts.length === 0 && <Empty text={t("accounting.payouts.none")} />}
      {data && data.payouts.length > 0 && (
        <DataTable
          label={title}
          columns={columns}
          rows={data.payouts}
          keyOf={(payout) => payout.id}
          isBusy={isPlaceholderData}
        />
      )}
    </div>
  )
}

export function PayoutState({ payout: { mismatches, adds_up } }: { payout: Payout }) {
  const { t } = useTranslation("admin")
  if (mismatches > 0)
    return <Badge tone="warning">{t("accounting.payouts.mismatches", { count: mismatches })}</Badge>
  if (adds_up === false) return <Badge tone="warning">{t("accounting.payouts.offSum")}</Badge>
  if (adds_up === null) return <Badge tone="quiet">{t("accounting.payouts.byHand")}</Badge>
  return <Badge tone="success">{t("accounting.payouts.matched")}</Badge>
}

function useColumns(): Column<Payout>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const period = useAddress().text("period")
  return [
    {
      label: t("accounting.payouts.arrival"),
      cell: ({ id, arrival_date }) => (
        <Link
          to={`?${new URLSearchParams({ tab: "payouts", ...(period && { period }), payout: id }).toString()}`}
          className="font-semibold text-leaf underline underline-offset-2"
        >
          {formatDay(`${arrival_date}T12:00:00Z`, language)}
        </Link>
      ),
    },
    priceColumn(t("accounting.payouts.payments"), ({ payments_cents }) => payments_cents),
    priceColumn(t("accounting.payouts.refunds"), ({ refunds_cents }) => refunds_cents),
    priceColumn(t("accounting.payouts.others"), ({ others_cents }) => others_cents),
    priceColumn(t("accounting.payouts.fees"), ({ fees_cents }) => fees_cents),
    priceColumn(t("accounting.payouts.amount"), ({ amount_cents }) => amount_cents),
    { label: t("accounting.payouts.state"), cell: (payout) => <PayoutState payout={payout} /> },
  ]
}
