import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { Text } from "@medusajs/ui"
import { useTexts } from "./texts"

const listOf = (goods: AdminOrderDetail["to_follow"]): string =>
  goods.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")

/** Lists the goods of a partly shipped order that follow later, and the goods that are not in stock. */
export function PartNotice({ order: { partly_shipped, to_follow, waiting } }: { order: AdminOrderDetail }) {
  const { t } = useTexts()
  if (!partly_shipped && !waiting.length) return null
  return (
    <div className="flex flex-col gap-1 bg-ui-tag-blue-bg px-6 py-4">
      {partly_shipped && (
        <>
          <Text size="small" weight="plus">
            {t("partlyShipped")}
          </Text>
          <Text size="small">{t("toFollow", { goods: listOf(to_follow) })}</Text>
        </>
      )}
      {waiting.length > 0 && <Text size="small">{t("waiting", { goods: listOf(waiting) })}</Text>}
    </div>
  )
}
