import type { VatReport } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatRate } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { OrderCard } from "../../order"
import { Empty } from "../lists/Empty"
import { priceColumn } from "../lists/price-column"

/** Boxes ("grids") of the Belgian periodic VAT return that concern sales. */
const GRIDS = ["00", "01", "02", "03", "46", "48", "49", "54", "64"] as const

type Belgium = VatReport["belgium"]

export function BelgianReturn({ belgium }: { belgium: Belgium }) {
  const { t } = useTranslation("admin")
  const { grids, rates } = useColumns()
  const filled = GRIDS.flatMap((grid) => {
    const cents = belgium.grids[grid]
    return cents === undefined ? [] : [{ grid, cents }]
  })
  return (
    <OrderCard title={t("vatReport.belgium")}>
      <DataTable label={t("vatReport.grids")} columns={grids} rows={filled} keyOf={({ grid }) => grid} />
      {belgium.rates.length > 0 ? (
        <DataTable
          label={t("vatReport.rates")}
          columns={rates}
          rows={belgium.rates}
          keyOf={({ rate }) => String(rate)}
        />
      ) : (
        <Empty text={t("vatReport.none")} />
      )}
    </OrderCard>
  )
}

function useColumns() {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const grids: Column<{ grid: (typeof GRIDS)[number]; cents: number }>[] = [
    {
      label: t("vatReport.grid"),
      cell: ({ grid }) => <span className="font-semibold tabular-nums">{grid}</span>,
    },
    { label: t("vatReport.meaning"), cell: ({ grid }) => t(`vatReport.meanings.${grid}`) },
    priceColumn(t("vatReport.amount"), ({ cents }) => cents),
  ]
  const rates: Column<Belgium["rates"][number]>[] = [
    { label: t("vatReport.rate"), cell: ({ rate }) => formatRate(rate, language) },
    priceColumn(t("vatReport.sales"), ({ sales }) => sales.base_cents),
    priceColumn(t("vatReport.salesVat"), ({ sales }) => sales.vat_cents),
    priceColumn(t("vatReport.credits"), ({ credits }) => credits.base_cents),
    priceColumn(t("vatReport.creditsVat"), ({ credits }) => credits.vat_cents),
  ]
  return { grids, rates }
}
