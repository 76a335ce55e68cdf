import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { ADMIN_FILES, useOrderEInvoices } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { OrderCard } from "../../order"
import { EInvoiceProgress } from "../e-invoices/EInvoiceProgress"
import { FetchFileButton } from "../lists/FetchFileButton"

export function DocumentsCard({ order: { order_number, documents, business } }: { order: AdminOrderDetail }) {
  const { t } = useTranslation("admin")
  const { data } = useOrderEInvoices(order_number, { enabled: Boolean(business?.vat_number) })
  if (documents.length === 0) return null
  return (
    <OrderCard title={t("order.documents")}>
      <ul className="flex flex-col gap-4">
        {documents.map(({ kind, number }) => {
          const eInvoice = data?.e_invoices.find((each) => each.number === number)
          return (
            <li key={number} className="flex flex-col gap-2">
              <span className="flex flex-wrap gap-2">
                <FetchFileButton
                  file={ADMIN_FILES.document(number)}
                  name={`${number}.pdf`}
                  text={t(kind === "credit_note" ? "order.creditNote" : "order.invoice", { number })}
                />
                <FetchFileButton
                  file={ADMIN_FILES.structured(number)}
                  name={`${number}.xml`}
                  text={t("order.structured", { number })}
                />
              </span>
              {eInvoice && (
                <EInvoiceProgress eInvoice={eInvoice} isHandedOver={data?.is_handed_over ?? false} />
              )}
            </li>
          )
        })}
      </ul>
    </OrderCard>
  )
}
