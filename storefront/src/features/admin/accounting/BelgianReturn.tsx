import type { VatReport } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatRate, Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { OrderCard } from "../../order"
import { Empty } from "../lists/Empty"

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
    { label: t("vatReport.amount"), isFigure: true, cell: ({ cents }) => <Price cents={cents} /> },
  ]
  const amount = (
    id: string,
    label: string,
    of: (row: Belgium["rates"][number]) => number,
  ): Column<Belgium["rates"][number]> => ({ label, isFigure: true, cell: (row) => <Price cents={of(row)} /> })
  const rates: Column<Belgium["rates"][number]>[] = [
    { label: t("vatReport.rate"), cell: ({ rate }) => formatRate(rate, language) },
    amount("sales", t("vatReport.sales"), ({ sales }) => sales.base_cents),
    amount("salesVat", t("vatReport.salesVat"), ({ sales }) => sales.vat_cents),
    amount("credits", t("vatReport.credits"), ({ credits }) => credits.base_cents),
    amount("creditsVat", t("vatReport.creditsVat"), ({ credits }) => credits.vat_cents),
  ]
  return { grids, rates }
}
