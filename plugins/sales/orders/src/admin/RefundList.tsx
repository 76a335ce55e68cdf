import { euro, moment } from "@bon-perroquet/admin-kit"
import type { AdminOrderDetail, Refund } from "@bon-perroquet/contract"
import { Badge, Heading, Text } from "@medusajs/ui"
import { useTexts } from "./texts"

const TONES = { pending: "orange", done: "green", failed: "red" } as const

export function RefundList({ order: { refunds } }: { order: AdminOrderDetail }) {
  const { t, locale } = useTexts()
  if (!refunds.length) return null
  return (
    <div className="flex flex-col gap-2 px-6 py-4">
      <Heading level="h3">{t("refunds")}</Heading>
      <ul className="flex flex-col gap-2">
        {refunds.map((refund) => (
          <li key={refund.id} className="flex flex-col">
            <span className="flex items-center justify-between gap-2">
              <Text size="small" weight="plus">
                {euro(refund.amount_cents, locale)}
              </Text>
              <Badge size="2xsmall" color={TONES[refund.state]}>
                {t(`refundState.${refund.state}`)}
              </Badge>
            </span>
            <Text size="small" className="text-ui-fg-subtle">
              {t("change", { at: moment(refund.at, locale), by: refund.by.email ?? t("shop") })}
            </Text>
            {rowsOf(refund, t("delivery"), locale).map((row) => (
              <Text key={row} size="small" className="text-ui-fg-subtle">
                {row}
              </Text>
            ))}
            {refund.unassigned && <Text size="small">{t("unassigned")}</Text>}
          </li>
        ))}
      </ul>
    </div>
  )
}

const rowsOf = ({ parts }: Refund, delivery: string, locale: string): string[] =>
  parts
    ? [
        ...parts.items.map(
          ({ quantity, name, amount_cents }) => `${quantity} × ${name} · ${euro(amount_cents, locale)}`,
        ),
        ...(parts.delivery_cents ? [`${delivery} · ${euro(parts.delivery_cents, locale)}`] : []),
        ...parts.amounts.map(({ vat_rate, amount_cents }) => `${vat_rate} % · ${euro(amount_cents, locale)}`),
      ]
    : []
