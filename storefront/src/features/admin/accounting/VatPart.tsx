import { ADMIN_FILES, useVatReport } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Waiting } from "../../../components/Waiting"
import { FetchFileButton } from "../lists/FetchFileButton"
import { useLoadFailure } from "../use-load-failure"
import { BelgianReturn } from "./BelgianReturn"
import { IntraCommunity } from "./IntraCommunity"
import { OssReturn } from "./OssReturn"
import { PartHead } from "./PartHead"
import { ReportTotals } from "./ReportTotals"
import type { TaxPeriod } from "./tax-period"

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
