import type { CashDay } from "@bon-perroquet/contract"
import { ADMIN_FILES, useCash } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatDay } from "../../../components/date"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { Empty } from "../lists/Empty"
import { FetchFileButton } from "../lists/FetchFileButton"
import { useLoadFailure } from "../use-load-failure"
import { PartHead } from "./PartHead"
import { Sums } from "./Sums"
import type { TaxPeriod } from "./tax-period"
import { priceColumn } from "../lists/price-column"

export function CashPart({ period: { id, from, to } }: { period: TaxPeriod }) {
  const { t } = useTranslation("admin")
  const { data, error, isPlaceholderData, refetch } = useCash({ from, to })
  const columns = useColumns()
  useLoadFailure(error)
  const title = t("accounting.cash.title")
  return (
    <div className="flex flex-col gap-6">
      <PartHead title={title} text={t("accounting.cash.text")}>
        <FetchFileButton
          file={ADMIN_FILES.cash({ from, to })}
          name={`cash-${id}.csv`}
          text={t("accounting.csv")}
        />
      </PartHead>
      {!data && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
      {data && (
        <Sums
          sums={[
            [t("accounting.cash.in"), data.in_cents],
            [t("accounting.cash.out"), data.out_cents],
            [t("accounting.cash.net"), data.in_cents - data.out_cents],
          ]}
        />
      )}
      {data?.days.length === 0 && <Empty text={t("accounting.cash.none")} />}
      {data && data.days.length > 0 && (
        <DataTable
          label={title}
          columns={columns}
          rows={[...data.days].reverse()}
          keyOf={({ day, method }) => `${day} ${method}`}
          isBusy={isPlaceholderData}
        />
      )}
    </div>
  )
}

function useColumns(): Column<CashDay>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    { label: t("accounting.day"), cell: ({ day }) => formatDay(`${day}T12:00:00Z`, language) },
    { label: t("accounting.cash.method"), cell: ({ method }) => t(`accounting.cash.methods.${method}`) },
    priceColumn(t("accounting.cash.in"), ({ in_cents }) => in_cents),
    priceColumn(t("accounting.cash.out"), ({ out_cents }) => out_cents),
    priceColumn(t("accounting.cash.net"), ({ in_cents, out_cents }) => in_cents - out_cents),
  ]
}
