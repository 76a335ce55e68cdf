import { FilteredList } from "@bon-perroquet/admin-kit"
import type { AttemptView } from "@bon-perroquet/checkout/checkout"
import { defineRouteConfig } from "@medusajs/admin-sdk"
import { CreditCard } from "@medusajs/icons"
import { AttemptTable } from "../../attempts/AttemptTable"
import { ATTEMPT_STATES } from "../../attempts/state"
import { useTexts } from "../../attempts/texts"

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
