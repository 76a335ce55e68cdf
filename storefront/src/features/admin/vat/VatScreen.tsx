import { ADMIN_FILES, useVatReport } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Button } from "../../../components/Button"
import { PageHead } from "../../../components/PageHead"
import { useLanguage } from "../../../i18n"
import { Waiting } from "../../../components/Waiting"
import { useAddress } from "../use-address"
import { Choice } from "../lists/Choice"
import { FetchFileButton } from "../lists/FetchFileButton"
import { useLoadFailure } from "../use-load-failure"
import { BelgianReturn } from "./BelgianReturn"
import { OssReturn } from "./OssReturn"
import { ReportTotals } from "./ReportTotals"
import { taxPeriods, type TaxPeriod } from "./tax-period"

/** What a period's VAT returns ask for: the documents of the period, added up. */
export function VatScreen() {
  const { t } = useTranslation("admin")
  const { text, change } = useAddress()
  const [{ quarters, months }] = useState(() => taxPeriods(new Date()))
  const periods = [...quarters, ...months]
  const period = periods.find(({ id }) => id === text("period")) ?? quarters[0]
  const textOf = usePeriodText()
  if (!period) return null
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={t("vatReport.title")} indexed={false} />
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        <Link to="/admin/analytics">
          <ArrowLeft aria-hidden className="size-4" />
          {t("back")}
        </Link>
      </Button>
      <header className="flex flex-col gap-3">
        <h1 className="text-2xl">{t("vatReport.title")}</h1>
        <p className="text-bark">{t("vatReport.intro")}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Choice
            label={t("vatReport.period")}
            value={period.id}
            onChange={(id) => change({ period: id })}
            options={periods.map((each) => ({ value: each.id, text: textOf(each) }))}
          />
          <FetchFileButton
            file={ADMIN_FILES.vatReport({ from: period.from, to: period.to })}
            name={`vat-${period.id}.csv`}
            text={t("vatReport.csv")}
          />
        </div>
      </header>
      <Report period={period} />
    </div>
  )
}

function usePeriodText(): (period: TaxPeriod) => string {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const month = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" })
  return ({ from, year, quarter }) =>
    quarter ? t("vatReport.quarter", { number: quarter, year }) : month.format(new Date(from))
}

function Report({ period: { from, to } }: { period: TaxPeriod }) {
  const { t } = useTranslation("admin")
  const { data, error, isPlaceholderData, refetch } = useVatReport({ from, to })
  useLoadFailure(error)
  if (!data)
    return <Waiting what={t("vatReport.title")} failed={error !== null} onRetry={() => void refetch()} />
  return (
    <div aria-busy={isPlaceholderData} className="flex flex-col gap-6 aria-busy:opacity-60">
      <ReportTotals documents={data.documents} />
      <BelgianReturn belgium={data.belgium} />
      <OssReturn oss={data.oss} />
    </div>
  )
}
