import { euro, Section, useAnswer, useDashboard, textsOf } from "@bon-perroquet/admin-kit"
import { isBalanceMethod, type AdminOrderDetail, type PaidShare } from "@bon-perroquet/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Text } from "@medusajs/ui"
import type { fr } from "../i18n/fr"

const useTexts = textsOf<typeof fr>("gift_cards")

/** Shows what gift cards and store credit paid of the order, with links to the dashboard. Hidden for other orders. */
function OrderBalancesWidget({ data: { id, email } }: DetailWidgetProps<AdminOrder>) {
  const { t, locale } = useTexts()
  const { data } = useAnswer<{ order: AdminOrderDetail }>(`/admin/shop-orders/${id}`)
  const shares = data ? balanceSharesOf(data.order) : []
  if (!shares.length) return null
  return (
    <Section title={t("title")} hint={t("hint")}>
      <ul className="flex flex-col gap-2 px-6 py-4">
        {shares.map((share) => (
          <li
            key={share.method.last4 ?? share.method.kind}
            className="flex flex-wrap items-center justify-between gap-2"
          >
            <BalanceLink share={share} email={email ?? ""} />
            <Text size="small">{euro(share.paid_cents, locale)}</Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Returns what each balance paid. An order that one balance paid completely has no shares. */
function balanceSharesOf({ payment }: AdminOrderDetail): PaidShare[] {
  const { method, paid_cents, shares = method ? [{ method, paid_cents }] : [] } = payment
  return shares.filter((share) => isBalanceMethod(share.method))
}

function BalanceLink({ share: { method }, email }: { share: PaidShare; email: string }) {
  const { t, language } = useTexts()
  const addressOf = useDashboard(language)
  const { kind, last4 } = method
  const name = kind === "gift_card" ? t("giftCard", { last4: last4 ?? "" }) : t("storeCredit")
  const address = addressOf(`/gift-cards?kind=${kind}&q=${encodeURIComponent(last4 ?? email)}`)
  if (!address) return <Text size="small">{name}</Text>
  return (
    <a href={address} target="_blank" rel="noopener" className="text-ui-fg-base txt-small-plus underline">
      {name}
    </a>
  )
}

export const config = defineWidgetConfig({
  zone: "order.details.side.before",
  id: "gift-cards:order-balances",
})

export default OrderBalancesWidget
