import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { Text } from "@medusajs/ui"
import { useTexts } from "./texts"

/** Shows that a part of an order was shipped, and the goods that follow. */
export function PartNotice({ order }: { order: AdminOrderDetail }) {
  const { t } = useTexts()
  const goods = order.to_follow.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")
  return (
    <div className="flex flex-col gap-1 bg-ui-tag-blue-bg px-6 py-4">
      <Text size="small" weight="plus">
        {t("partlyShipped")}
      </Text>
      <Text size="small">{t("toFollow", { goods })}</Text>
    </div>
  )
}
