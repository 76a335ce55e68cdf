import { moment } from "@bon-perroquet/admin-kit"
import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { Text } from "@medusajs/ui"
import { useTexts } from "./texts"

export function HoldList({ order }: { order: AdminOrderDetail }) {
  const { t, locale } = useTexts()
  return (
    <div role="status" className="flex flex-col gap-2 bg-ui-tag-orange-bg px-6 py-4">
      {order.holds
        .filter(({ released }) => released === null)
        .map(({ id, reason, note, at, by }) => (
          <div key={id} className="flex flex-col">
            <Text size="small" weight="plus">
              {t("hold", { reason: t(`holdReason.${reason}`) })}
            </Text>
            {note && <Text size="small">{note}</Text>}
            <Text size="small" className="text-ui-fg-subtle">
              {t("change", { at: moment(at, locale), by: by.email ?? t("shop") })}
            </Text>
          </div>
        ))}
      <Text size="small">{t("holdHint")}</Text>
    </div>
  )
}
