import { Answered, Field, Section, useAddress, useAnswer } from "@bon-perroquet/admin-kit"
import type { Analytics } from "@bon-perroquet/contract"
import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ChartBar } from "@medusajs/icons"
import { Input, Text } from "@medusajs/ui"
import { AnalyticsParts } from "../../AnalyticsParts"
import { useTexts } from "../../texts"

const ENDS = ["from", "to"] as const

function ShopAnalyticsPage() {
  const { t, locale } = useTexts()
  const [params, change] = useAddress()
  const answer = useAnswer<Analytics>("/admin/shop-analytics", {
    from: params.get("from") ?? undefined,
    to: params.get("to") ?? undefined,
    language: locale.slice(0, 2),
  })
  return (
    <div className="flex flex-col gap-3">
      <Section title={t("title")} hint={t("hint")} level="h1">
        <div className="grid grid-cols-2 gap-4 px-6 py-4" role="group" aria-label={t("period")}>
          {ENDS.map((end) => (
            <Field key={end} label={t(end)}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={params.get(end) ?? answer.data?.period[end] ?? ""}
                  onChange={({ target }) => change({ [end]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        {answer.isError && (
          <Text size="small" className="text-ui-fg-error px-6 py-4" role="alert">
            {t("tooLong")}
          </Text>
        )}
      </Section>
      {!answer.isError && (
        <Answered answer={answer}>{(analytics) => <AnalyticsParts analytics={analytics} />}</Answered>
      )}
    </div>
  )
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "shopAnalytics",
  icon: ChartBar,
  rank: 5,
})

export default ShopAnalyticsPage
