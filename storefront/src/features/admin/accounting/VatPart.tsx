import { ADMIN_FILES, useVatReport } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Waiting } from "../../../components/Waiting"
import { FetchFileButton } from "../lists/FetchFileButton"
import { useLoadFailure } from "../use-load-failure"
import { BelgianReturn } from "./BelgianReturn"
import { OssReturn } from "./OssReturn"
import { PartHead } from "./PartHead"
import type { TaxPeriod } from "./tax-period"
import type { VatReport } from "@bon-perroquet/contract"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { DataTable, type Column } from "../../../components/DataTable"
import { OrderCard } from "../../order"
import { priceColumn } from "../lists/price-column"

export function VatPart({ period }: { period: TaxPeriod }) {
  const { id, from, to } = period
  const { t } = useTranslation("admin")
  const { data, error, isPlaceholderData, refetch } = useVatReport({ from, to })
  useLoadFailure(error)
  return (
    <div className="flex flex-col gap-6">
      <PartHead title={t("vatReport.title")} text={t("vatReport.intro")}>
        <FetchFileButton
          file={ADMIN_FILES.vatReport({ from, to })}
          name={`vat-${id}.csv`}
          text={t("vatReport.csv")}
        />
      </PartHead>
      {data ? (
        <div aria-busy={isPlaceholderData} className="flex flex-col gap-6 aria-busy:opacity-60">
          <ReportTotals documents={data.documents} />
          <BelgianReturn belgium={data.belgium} />
          <IntraCommunity customers={data.intra_community.customers} period={period} />
          <OssReturn oss={data.oss} />
        </div>
      ) : (
        <Waiting what={t("vatReport.title")} failed={error !== null} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

function ReportTotals({ documents }: { documents: VatReport["documents"] }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const figures = [
    [t("vatReport.invoices"), formatCount(documents.invoices, language)],
    [t("vatReport.creditNotes"), formatCount(documents.credit_notes, language)],
    [t("vatReport.total"), formatCents(documents.total_cents, language)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-sunken p-4 sm:grid-cols-3 sm:p-5">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-bark">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Customer = VatReport["intra_community"]["customers"][number]

/**
 * Shows the recapitulative statement: VAT-free sales to businesses in other EU countries, by customer. Renders nothing
 * if there are no such sales.
 */
function IntraCommunity({
  customers,
  period: { id, quarter },
}: Pick<VatReport["intra_community"], "customers"> & { period: TaxPeriod }) {
  const { t } = useTranslation("admin")
  if (customers.length === 0) return null
  const columns: Column<Customer>[] = [
    { label: t("vatReport.intraCommunity.num"), cell: ({ vat_number }) => vat_number },
    { label: t("vatReport.intraCommunity.company"), cell: ({ company }) => company },
    priceColumn(t("vatReport.intraCommunity.base"), ({ base_cents }) => base_cents),
  ]
  return (
    <OrderCard title={t("vatReport.intraCommunity.title")}>
      <p>{t("vatReport.intraCommunity.text")}</p>
      <DataTable
        label={t("vatReport.intraCommunity.label")}
        columns={columns}
        rows={customers}
        keyOf={({ vat_number }) => vat_number}
      />
      {quarter === undefined ? (
        <p className="text-sm text-bark">{t("vatReport.intraCommunity.needs")}</p>
      ) : (
        <div>
          <FetchFileButton
            file={ADMIN_FILES.intraCommunity({ quarter: id })}
            name={`intra-community-${id}.xml`}
            text={t("vatReport.intraCommunity.fetch")}
          />
        </div>
      )}
    </OrderCard>
  )
}
