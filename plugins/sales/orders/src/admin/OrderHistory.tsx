import { moment } from "@bon-perroquet/admin-kit"
import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { Heading, Text } from "@medusajs/ui"
import { useTexts } from "./texts"

export function OrderHistory({ order }: { order: AdminOrderDetail }) {
  const { t, locale } = useTexts()
  const { history, withdrawal } = order
  return (
    <div className="flex flex-col gap-2 px-6 py-4">
      {withdrawal && (
        <Text size="small" weight="plus">
          {t(withdrawal.confirmed ? "withdrawal" : "withdrawalWaiting", {
            at: moment(withdrawal.at, locale),
          })}
        </Text>
      )}
      <Heading level="h3">{t("history")}</Heading>
      <ol className="flex flex-col gap-2">
        {[...history].reverse().map((change) => (
          <li key={`${change.at} ${change.to}`} className="flex flex-col">
            <Text size="small" weight="plus">
              {t(`status.${change.to}`)}
              {change.tracking_number && ` · ${change.tracking_number}`}
            </Text>
            <Text size="small" className="text-ui-fg-subtle">
              {t("change", { at: moment(change.at, locale), by: change.by.email ?? t("shop") })}
            </Text>
          </li>
        ))}
      </ol>
    </div>
  )
}
