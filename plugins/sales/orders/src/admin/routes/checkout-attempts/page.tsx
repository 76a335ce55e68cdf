import { FilteredList, euro, moment } from "@bon-perroquet/admin-kit"
import type { AttemptView } from "@bon-perroquet/checkout/checkout"
import { defineRouteConfig } from "@medusajs/admin-sdk"
import { CreditCard } from "@medusajs/icons"
import { ATTEMPT_STATES, AttemptState, useOutcome } from "../../attempts/state"
import { useTexts } from "../../attempts/texts"
import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"

interface Attempts {
  attempts: AttemptView[]
  count: number
}

function CheckoutAttemptsPage() {
  const { t } = useTexts()
  const texts = {
    ...{ title: t("title"), hint: t("hint"), search: t("search"), filter: t("filter"), all: t("all") },
    ...{ empty: t("empty"), previous: t("previous"), next: t("next") },
    pages: (place: { from: number; to: number; count: number }) => t("pages", place),
  }
  return (
    <FilteredList
      path="/admin/checkout-attempts"
      texts={texts}
      states={ATTEMPT_STATES.map((value) => ({ value, text: t(`state.${value}`) }))}
      rowsOf={({ attempts }: Attempts) => attempts}
    >
      {(attempts) => <AttemptTable attempts={attempts} />}
    </FilteredList>
  )
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "checkout",
  icon: CreditCard,
  rank: 20,
})

export default CheckoutAttemptsPage

function AttemptTable({ attempts }: { attempts: readonly AttemptView[] }) {
  const { t, locale } = useTexts()
  const outcome = useOutcome()
  return (
    <ul className="divide-y" aria-label={t("title")}>
      {attempts.map((attempt) => (
        <li key={attempt.id} className="grid grid-cols-1 gap-2 px-6 py-4 md:grid-cols-2">
          <div className="flex flex-col gap-1">
            <div className="flex flex-wrap items-center gap-2">
              <Text size="small" weight="plus">
                {attempt.order_number}
              </Text>
              <AttemptState state={attempt.state} />
            </div>
            <Text size="small" className="text-ui-fg-subtle break-words">
              {euro(attempt.amount_cents, locale)} · {attempt.email}
            </Text>
            <Text size="small" className="text-ui-fg-subtle">
              {t("at")} {moment(attempt.created_at, locale)}
            </Text>
          </div>
          <div className="flex flex-col gap-1">
            <Text size="small">{outcome(attempt)}</Text>
            {attempt.order_id && (
              <Link to={`/orders/${attempt.order_id}`} className="text-ui-fg-base txt-small-plus underline">
                {t("seeOrder", { number: attempt.order_number })}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
