import type { Order, OrderDocument } from "@bon-perroquet/contract"
import { useOrderDocument, type DocumentAccess } from "@bon-perroquet/shop-react/account"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { saveBlob } from "../../../components/save-file"
import { useFailureToast } from "../../../components/toast"
import { OrderCard } from "../../order"

type OrderDocumentsProps = { documents: Order["documents"]; access: DocumentAccess }

export function OrderDocuments({ documents, access }: OrderDocumentsProps) {
  const { t } = useTranslation("account")
  if (!documents.length) return null
  return (
    <OrderCard title={t("order.documents")}>
      {documents.map((document) => (
        <DocumentButton key={document.number} document={document} access={access} />
      ))}
    </OrderCard>
  )
}

function DocumentButton({
  document: { kind, number },
  access,
}: {
  document: OrderDocument
  access: DocumentAccess
}) {
  const { t } = useTranslation("account")
  const { mutate, isPending } = useOrderDocument(access)
  const tellFailure = useFailureToast()
  const fetchIt = () =>
    mutate(number, {
      onSuccess: (pdf) => saveBlob(`${number}.pdf`, pdf),
      onError: (error) => tellFailure(error, t("failure.document")),
    })
  return (
    <Button variant="secondary" pending={isPending} onClick={fetchIt}>
      {!isPending && <Download aria-hidden className="size-4" />}
      {t(kind === "credit_note" ? "order.creditNote" : "order.invoice", { number })}
    </Button>
  )
}
