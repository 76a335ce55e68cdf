import { ADMIN_FILES } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { OrderCard } from "../../order"
import { FetchFileButton } from "../lists/FetchFileButton"

type Document = { kind: string; number: string }

/** An order's invoice and credit notes, where there are any. */
export function DocumentsCard({ documents = [] }: { documents?: readonly Document[] }) {
  const { t } = useTranslation("admin")
  if (documents.length === 0) return null
  return (
    <OrderCard title={t("order.documents")}>
      <ul className="flex flex-col gap-2">
        {documents.map((document) => (
          <li key={document.number} className="flex flex-wrap gap-2">
            <FetchFileButton
              file={ADMIN_FILES.document(document.number)}
              name={`${document.number}.pdf`}
              text={t(document.kind === "credit_note" ? "order.creditNote" : "order.invoice", {
                number: document.number,
              })}
            />
            <FetchFileButton
              file={ADMIN_FILES.structured(document.number)}
              name={`${document.number}.xml`}
              text={t("order.structured", { number: document.number })}
            />
          </li>
        ))}
      </ul>
    </OrderCard>
  )
}
