import { Section, useAnswer } from "@bon-perroquet/admin-kit"
import type { RepeatRow } from "@bon-perroquet/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { RepeatItem } from "../RepeatItem"
import { useTexts } from "../texts"

/** Shows the subscriptions that the order started, and the subscription that delivered it. */
function OrderRepeatsWidget({ data: order }: DetailWidgetProps<AdminOrder>) {
  const { t } = useTexts()
  const { data } = useAnswer<{ repeats: RepeatRow[] }>(`/admin/repeat-deliveries/of-order/${order.id}`)
  if (!data?.repeats.length) return null
  return (
    <Section title={t("ofOrder")} hint={t("ofOrderHint")}>
      <ul className="divide-y" aria-label={t("ofOrder")}>
        {data.repeats.map((repeat) => (
          <RepeatItem key={repeat.id} repeat={repeat} order={order.id} />
        ))}
      </ul>
    </Section>
  )
}

export const config = defineWidgetConfig({
  zone: "order.details.after",
  id: "repeat-deliveries:order-repeats",
})

export default OrderRepeatsWidget
