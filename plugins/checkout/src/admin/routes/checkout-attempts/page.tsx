import { Answered, Section, useAnswer } from "@bon-perroquet/admin-kit"
import { defineRouteConfig } from "@medusajs/admin-sdk"
import { CreditCard } from "@medusajs/icons"
import { Text } from "@medusajs/ui"
import { useSearchParams } from "react-router-dom"
import type { AttemptView } from "../../../api/admin/checkout-attempts/view"
import { AttemptFilters } from "../../AttemptFilters"
import { AttemptPages, PAGE_SIZE } from "../../AttemptPages"
import { AttemptTable } from "../../AttemptTable"
import { useTexts } from "../../texts"

interface Attempts {
  attempts: AttemptView[]
  count: number
}

/** Every opening of the payment page; filter and page stand in the address. */
function CheckoutAttemptsPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const offset = Number(params.get("offset") ?? 0)
  const answer = useAnswer<Attempts>("/admin/checkout-attempts", {
    state: params.get("state") ?? undefined,
    search: params.get("search") ?? undefined,
    offset,
    limit: PAGE_SIZE,
  })
  return (
    <Section title={t("title")} hint={t("hint")} level="h1">
      <AttemptFilters />
      <Answered answer={answer}>
        {({ attempts, count }) =>
          attempts.length ? (
            <>
              <AttemptTable attempts={attempts} />
              <AttemptPages offset={offset} count={count} />
            </>
          ) : (
            <Text size="small" className="px-6 py-4" role="status">
              {t("empty")}
            </Text>
          )
        }
      </Answered>
    </Section>
  )
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "checkout",
  icon: CreditCard,
  rank: 20,
})

export default CheckoutAttemptsPage
