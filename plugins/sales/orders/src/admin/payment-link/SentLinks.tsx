import { euro, moment } from "@bon-perroquet/admin-kit"
import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { Text } from "@medusajs/ui"
import { useTexts } from "../texts"

export function SentLinks({ links }: { links: AdminOrderDetail["payment_links"] }) {
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
