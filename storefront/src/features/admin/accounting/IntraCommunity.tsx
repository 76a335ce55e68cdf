import type { VatReport } from "@bon-perroquet/contract"
import { ADMIN_FILES } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { DataTable, type Column } from "../../../components/DataTable"
import { Price } from "../../../components/price"
import { OrderCard } from "../../order"
import { FetchFileButton } from "../lists/FetchFileButton"
import type { TaxPeriod } from "./tax-period"

type Customer = VatReport["intra_community"]["customers"][number]

/** Renders the recapitulative statement of VAT-free sales by customer, or nothing without such sales. */
export function IntraCommunity({
  customers,
  period: { id, quarter },
}: Pick<VatReport["intra_community"], "customers"> & { period: TaxPeriod }) {
  const { t } = useTranslation("admin")
  if (customers.length === 0) return null
  const columns: Column<Customer>[] = [
    { id: "number", label: t("vatReport.intraCommunity.num"), cell: ({ vat_number }) => vat_number },
    { id: "company", label: t("vatReport.intraCommunity.company"), cell: ({ company }) => company },
    {
      id: "base",
      label: t("vatReport.intraCommunity.base"),
      isFigure: true,
      cell: ({ base_cents }) => <Price cents={base_cents} />,
    },
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
