import { Section } from "@bon-perroquet/admin-kit"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { PaymentLinkForm } from "../payment-link/PaymentLinkForm"
import { useTexts } from "../texts"

/** Opens the order, because the draft's page no longer exists. */
const showOrder = (id: string): void =>
  window.location.assign(window.location.pathname.replace(/\/draft-orders\/.*$/, `/orders/${id}`))

function DraftPaymentLinkWidget({ data: { id } }: DetailWidgetProps<AdminOrder>) {
  const { t } = useTexts()
  return (
    <Section title={t("link.title")} hint={t("link.draftHint")}>
      <PaymentLinkForm key={id} orderId={id} save={t("link.place")} onSent={() => showOrder(id)} />
    </Section>
  )
}

export const config = defineWidgetConfig({
  zone: "draft_order.details.side.before",
  id: "orders:draft-payment-link",
})

export default DraftPaymentLinkWidget
