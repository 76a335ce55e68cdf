import type { Analytics } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatShortDay } from "../short-date"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { Card } from "./Card"
import { stretchesOf, type Stretch } from "./period"

/** Shows the revenue as a chart, and as a table for screen readers. */
export function RevenueChart({ days }: { days: Analytics["period"]["days"] }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const stretches = stretchesOf(days)
  const best = stretches.reduce<Stretch | undefined>(
    (most, each) => (each.revenue_cents > (most?.revenue_cents ?? 0) ? each : most),
    undefined,
  )
  const whenOf = ({ from, to }: Stretch) => {
    const [first, last] = [formatShortDay(from, language), formatShortDay(to, language)]
    return from === to ? first : `${first} – ${last}`
  }
  const [first, last] = [stretches[0], stretches.at(-1)]
  return (
    <Card title={t("revenue.title")}>
      {best ? (
        <>
          <p className="text-sm text-bark">
            {t("revenue.best", {
              when: whenOf(best),
              amount: formatCents(best.revenue_cents, language),
            })}
          </p>
          <Bars stretches={stretches} most={best.revenue_cents} whenOf={whenOf} />
          <p aria-hidden className="flex justify-between text-xs text-bark tabular-nums">
            <span>{first && formatShortDay(first.from, language)}</span>
            <span>{last && formatShortDay(last.to, language)}</span>
          </p>
        </>
      ) : (
        <p className="text-bark">{t("revenue.none")}</p>
      )}
      <RevenueTable stretches={stretches} whenOf={whenOf} />
    </Card>
  )
}

type PartProps = { stretches: readonly Stretch[]; whenOf: (stretch: Stretch) => string }

function Bars({ stretches, most, whenOf }: PartProps & { most: number }) {
  const { language } = useLanguage()
  return (
    <div
      aria-hidden
      className="flex h-44 items-end gap-px border-b border-edge bg-[linear-gradient(var(--line)_1px,transparent_1px)] bg-size-[100%_25%] sm:gap-0.5"
    >
      {stretches.map((stretch) => (
        <span
          key={stretch.from}
          title={`${whenOf(stretch)}: ${formatCents(stretch.revenue_cents, language)}`}
          className="flex h-full flex-1 items-end hover:bg-sunken"
        >
          <span
            className="w-full rounded-t-sm bg-leaf"
            style={{ height: `${(stretch.revenue_cents / most) * 100}%` }}
          />
        </span>
      ))}
    </div>
  )
}

function RevenueTable({ stretches, whenOf }: PartProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-sm underline underline-offset-2">
        {t("revenue.table")}
      </summary>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{t("revenue.title")}</caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-1.5">
              {t("revenue.day")}
            </th>
            <th scope="col" className="py-1.5 text-right">
              {t("figures.orders")}
            </th>
            <th scope="col" className="py-1.5 text-right">
              {t("figures.revenue")}
            </th>
          </tr>
        </thead>
        <tbody>
          {stretches.map((stretch) => (
            <tr key={stretch.from} className="border-b border-line tabular-nums">
              <th scope="row" className="py-1.5 font-normal">
                {whenOf(stretch)}
              </th>
              <td className="py-1.5 text-right">{stretch.orders}</td>
              <td className="py-1.5 text-right">{formatCents(stretch.revenue_cents, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
