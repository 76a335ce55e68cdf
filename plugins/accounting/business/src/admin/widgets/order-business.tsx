import { Facts, moment, Section, useAnswer } from "@bon-perroquet/admin-kit"
import type { AdminOrderDetail, OrderBusiness } from "@bon-perroquet/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Text } from "@medusajs/ui"
import { useTexts } from "../texts"

/** Shows the order's business, VIES answer and documents. Hidden for orders of persons. */
function OrderBusinessWidget({ data: { id } }: DetailWidgetProps<AdminOrder>) {
  const { t, locale } = useTexts()
  const { data } = useAnswer<{ order: AdminOrderDetail }>(`/admin/shop-orders/${id}`)
  const order = data?.order
  if (!order?.business) return null
  const { company, vat_number, proof, is_exempt } = order.business
  const textOf = (proof: NonNullable<OrderBusiness["proof"]>) =>
    t(proof.standing, { at: moment(proof.checked_at, locale) })
  return (
    <Section title={t("title")} hint={t("hint")}>
      <Facts
        facts={[
          [t("company"), company],
          [t("vatNumber"), vat_number],
          [t("vies"), proof && textOf(proof)],
          [t("consultation"), proof?.consultation_number],
          [t("vat"), t(is_exempt ? "exempt" : "charged")],
        ]}
      />
      {order.documents.length > 0 && <Documents documents={order.documents} />}
    </Section>
  )
}

const FILES = ["pdf", "xml"] as const

function Documents({ documents }: { documents: AdminOrderDetail["documents"] }) {
  const { t } = useTexts()
  return (
    <ul className="flex flex-col gap-2 px-6 py-4">
      {documents.map(({ kind, number }) => {
        const name = t(kind === "credit_note" ? "creditNote" : "invoice", { number })
        return (
          <li key={number} className="flex flex-wrap items-center justify-between gap-2">
            <Text size="small">{name}</Text>
            <span className="flex gap-4">
              {FILES.map((file) => (
                <a
                  key={file}
                  href={`/admin/sales-documents/${number}.${file}`}
                  download={`${number}.${file}`}
                  aria-label={`${name}, ${file.toUpperCase()}`}
                  className="text-ui-fg-base txt-small-plus underline"
                >
                  {file.toUpperCase()}
                </a>
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.side.before", id: "business:order-business" })

export default OrderBusinessWidget
