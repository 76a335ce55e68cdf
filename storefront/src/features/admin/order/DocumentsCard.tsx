import { ADMIN_FILES, useOrderDocuments } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { OrderCard } from "../../account/orders/OrderCard"
import { FetchFileButton } from "../lists/FetchFileButton"

/** The order's invoice and credit notes, where there are any. */
export function DocumentsCard({ number }: { number: string }) {
  const { t } = useTranslation("admin")
  const { data } = useOrderDocuments(number)
  if (!data || data.length === 0) return null
  return (
    <OrderCard title={t("order.documents")}>
      <ul className="flex flex-col gap-2">
        {data.map((document) => (
          <li key={document.number}>
            <FetchFileButton
              file={{ path: ADMIN_FILES.document(document.number) }}
              name={`${document.number}.pdf`}
              text={t(document.kind === "credit_note" ? "order.creditNote" : "order.invoice", {
                number: document.number,
              })}
            />
          </li>
        ))}
      </ul>
    </OrderCard>
  )
}
