import { euro, Section, useAnswer } from "@bon-perroquet/admin-kit"
import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { PaymentLinkForm } from "../payment-link/PaymentLinkForm"
import { SentLinks } from "../payment-link/SentLinks"
import { useTexts } from "../texts"

function PaymentLinkWidget({ data: { id } }: DetailWidgetProps<AdminOrder>) {
  const { t, locale } = useTexts()
  const { data } = useAnswer<{ order: AdminOrderDetail }>(`/admin/shop-orders/${id}`)
  const order = data?.order
  if (!order || (!order.due_cents && !order.payment_links.length)) return null
  return (
    <Section title={t("link.title")} hint={t("link.hint", { amount: euro(order.due_cents, locale) })}>
      {order.due_cents > 0 && (
        <PaymentLinkForm
          key={id}
          orderId={id}
          save={t(order.payment_links.length ? "link.again" : "link.send")}
        />
      )}
      <SentLinks links={order.payment_links} />
    </Section>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.side.before", id: "orders:payment-link" })

export default PaymentLinkWidget
