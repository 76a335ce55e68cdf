import { toCents } from "@bon-perroquet/contract/money"
import { day, euro, Facts, percent, Section } from "@bon-perroquet/admin-kit"
import type { Analytics } from "@bon-perroquet/contract"
import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { useTexts } from "./texts"

export function AnalyticsParts({ analytics }: { analytics: Analytics }) {
  const { t, locale } = useTexts()
  const { period, running_out } = analytics
  return (
    <>
      <Section title={t("totals")}>
        <Facts
          facts={[
            [t("revenue"), euro(toCents(analytics.total_revenue), locale)],
            [t("orders"), analytics.total_orders],
            [t("customers"), analytics.total_users],
            [t("products"), analytics.total_products],
          ]}
        />
      </Section>
      <Section title={t("period")}>
        <Facts
          facts={[
            [t("revenue"), euro(period.revenue_cents, locale)],
            [t("orders"), period.orders],
            [t("average"), euro(period.average_order_cents, locale)],
            ...period.vat.map(
              ({ rate, vat_cents }) =>
                [t("vat", { rate: percent(rate, locale) }), euro(vat_cents, locale)] as const,
            ),
          ]}
        />
      </Section>
      <Section title={t("perDay")}>
        <Days days={period.days} />
      </Section>
      <Section title={t("best")}>
        {period.best_sellers.length === 0 && <Nothing text={t("none")} />}
        <Facts
          facts={period.best_sellers.map(({ name, quantity, revenue_cents }) => [
            name,
            t("sold", { quantity, revenue: euro(revenue_cents, locale) }),
          ])}
        />
      </Section>
      <Section title={t("out")}>
        {running_out.length === 0 && <Nothing text={t("enough")} />}
        <ul className="flex flex-col gap-2 px-6 py-4">
          {running_out.map(({ product_id, name, stock }) => (
            <li key={product_id} className="flex flex-wrap items-center gap-2">
              <Link to={`/products/${product_id}`} className="text-ui-fg-base txt-small-plus underline">
                {name}
              </Link>
              <Text size="small">{t("left", { stock })}</Text>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function Nothing({ text }: { text: string }) {
  return (
    <Text size="small" className="px-6 py-4" role="status">
      {text}
    </Text>
  )
}

function Days({ days }: { days: Analytics["period"]["days"] }) {
  const { t, locale } = useTexts()
  const most = Math.max(1, ...days.map(({ revenue_cents }) => revenue_cents))
  const busy = days.filter(({ orders }) => orders > 0).reverse()
  if (!busy.length) return <Nothing text={t("none")} />
  return (
    <ul className="flex flex-col gap-2 px-6 py-4">
      {busy.map((each) => (
        <li key={each.day} className="flex flex-col gap-1">
          <Text size="small">
            {t("dayOf", {
              day: day(`${each.day}T12:00:00Z`, locale),
              orders: each.orders,
              revenue: euro(each.revenue_cents, locale),
            })}
          </Text>
          <div
            aria-hidden
            className="bg-ui-bg-interactive h-2 rounded-full"
            style={{ width: `${Math.max(1, (100 * each.revenue_cents) / most)}%` }}
          />
        </li>
      ))}
    </ul>
  )
}
