import type { VatReport } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatCents, formatRate } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"
import { OrderCard } from "../../order"
import { Empty } from "../lists/Empty"
import { priceColumn } from "../lists/price-column"

type Supply = VatReport["oss"]["supplies"][number]
type Correction = VatReport["oss"]["corrections"][number]

/** Shows the EU's One-Stop Shop VAT return by country, with corrections of earlier returns. */
export function OssReturn({ oss }: { oss: VatReport["oss"] }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const columns = useSupplyColumns()
  const corrected: Column<Correction> = { label: t("vatReport.corrected"), cell: ({ quarter }) => quarter }
  const isEmpty = oss.supplies.length === 0 && oss.corrections.length === 0
  if (isEmpty) {
    return (
      <OrderCard title={t("vatReport.oss")}>
        <Empty text={t("vatReport.none")} />
      </OrderCard>
    )
  }
  return (
    <OrderCard title={t("vatReport.oss")}>
      {oss.supplies.length > 0 && (
        <DataTable
          label={t("vatReport.supplies")}
          columns={columns}
          rows={oss.supplies}
          keyOf={({ country, rate }) => `${country} ${rate}`}
        />
      )}
      {oss.corrections.length > 0 && (
        <>
          <h3 className="text-base font-semibold">{t("vatReport.corrections")}</h3>
          <DataTable
            label={t("vatReport.corrections")}
            columns={[corrected, ...columns]}
            rows={oss.corrections}
            keyOf={({ country, quarter, rate }) => `${country} ${quarter} ${rate}`}
          />
        </>
      )}
      <p className="text-right font-semibold tabular-nums">
        {t("vatReport.ossTotal", { amount: formatCents(oss.vat_cents, language) })}
      </p>
    </OrderCard>
  )
}

function useSupplyColumns(): Column<Supply>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    { label: t("vatReport.country"), cell: ({ country }) => countryName(country, language) },
    { label: t("vatReport.rate"), cell: ({ rate }) => formatRate(rate, language) },
    priceColumn(t("vatReport.base"), ({ base_cents }) => base_cents),
    priceColumn(t("vatReport.vat"), ({ vat_cents }) => vat_cents),
  ]
}
