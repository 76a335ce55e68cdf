import { INSIGHT_STEPS, type InsightSteps } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import { Card } from "../analytics/Card"
import { formatCount } from "../number-formats"

/** Bars of the steps. They are decorative, because the text contains the figures. */
export function Funnel({ total }: { total: InsightSteps }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const most = Math.max(1, ...INSIGHT_STEPS.map((step) => total[step]))
  const share = (part: number, of: number) =>
    new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(part / of)
  return (
    <Card title={t("insight.funnel")}>
      <ol className="flex flex-col gap-3">
        {INSIGHT_STEPS.map((step, index) => {
          const before = INSIGHT_STEPS[index - 1]
          const former = before ? total[before] : 0
          return (
            <li key={step} className="flex flex-col gap-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>{t(`insight.steps.${step}`)}</span>
                <span className="tabular-nums">
                  <span className="font-semibold">{formatCount(total[step], language)}</span>
                  {former > 0 && (
                    <span className="text-sm text-bark">
                      {` · ${t("insight.ofFormer", { share: share(total[step], former) })}`}
                    </span>
                  )}
                </span>
              </p>
              <span aria-hidden className="block h-4 rounded-pill bg-sunken">
                <span
                  className="block h-4 rounded-pill bg-leaf"
                  style={{ width: `${(total[step] / most) * 100}%` }}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <p className="text-sm text-bark">{t("insight.counted")}</p>
    </Card>
  )
}
