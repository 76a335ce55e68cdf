import { Answered, day, Section, useAnswer } from "@bon-perroquet/admin-kit"
import type { OrderLot } from "@bon-perroquet/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Text } from "@medusajs/ui"
import { useTexts } from "../texts"

type NamedLot = OrderLot & { names: string[] }

/** Shows the lots of an order. Hidden before packing and without lot tracking. */
function OrderLotsWidget({ data: { id } }: DetailWidgetProps<AdminOrder>) {
  const { t } = useTexts()
  const answer = useAnswer<{ lots: NamedLot[] }>(`/admin/lots/orders/${id}`)
  if (answer.error?.message === "not_found" || answer.data?.lots.length === 0) return null
  return (
    <Section title={t("title")} hint={t("orderHint")}>
      <Answered answer={answer}>{({ lots }) => <Lots lots={lots} />}</Answered>
    </Section>
  )
}

function Lots({ lots }: { lots: readonly NamedLot[] }) {
  const { t, locale } = useTexts()
  return (
    <ul className="flex flex-col gap-y-3 px-6 py-4">
      {lots.map(({ lot_id, number, best_before, quantity, names }) => (
        <li key={lot_id} className="flex flex-col">
          <Text size="small" weight="plus">
            {`${quantity} × ${names.join(", ")}`}
          </Text>
          <Text size="small" className="text-ui-fg-subtle">
            {[
              number || t("unnumbered"),
              ...(best_before ? [`${t("date")} ${day(best_before, locale)}`] : []),
            ].join(" · ")}
          </Text>
        </li>
      ))}
    </ul>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.side.after", id: "lots:order-lots" })

export default OrderLotsWidget
