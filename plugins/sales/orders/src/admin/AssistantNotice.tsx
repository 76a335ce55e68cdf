import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { Text } from "@medusajs/ui"
import { useTexts } from "./texts"

/** Names the assistant that prepared the order. */
export function AssistantNotice({ order: { assistant } }: { order: AdminOrderDetail }) {
  const { t } = useTexts()
  if (!assistant) return null
  return (
    <div className="bg-ui-tag-blue-bg px-6 py-4">
      <Text size="small" weight="plus">
        {t("assistant", { name: assistant.name })}
      </Text>
      <Text size="small">{t(assistant.is_verified ? "assistantVerified" : "assistantUnverified")}</Text>
    </div>
  )
}
