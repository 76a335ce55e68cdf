import { euro, Section, useAnswer, moment } from "@bon-perroquet/admin-kit"
import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { PaymentLinkForm } from "../payment-link/PaymentLinkForm"
import { useTexts } from "../texts"
import { Text } from "@medusajs/ui"

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

function SentLinks({ links }: { links: AdminOrderDetail["payment_links"] }) {
  const { t, locale } = useTexts()
  if (!links.length) return null
  return (
    <ol className="flex flex-col gap-2 px-6 py-4">
      {[...links].reverse().map(({ at, by, email, amount_cents }) => (
        <li key={at} className="flex flex-col">
          <Text size="small" weight="plus">
            {t("link.sent", { amount: euro(amount_cents, locale), email })}
          </Text>
          <Text size="small" className="text-ui-fg-subtle">
            {t("change", { at: moment(at, locale), by: by.email ?? t("shop") })}
          </Text>
        </li>
      ))}
    </ol>
  )
}
