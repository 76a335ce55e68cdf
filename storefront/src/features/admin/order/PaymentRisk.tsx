import type { PaymentRisk } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { useLanguage } from "../../../i18n"

const TONES = { normal: "information", elevated: "warning", highest: "danger" } as const

/** Returns the name of any country, because the card may be from a country without delivery. */
const nameOfCountry = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code

export function PaymentRiskFacts({ risk }: { risk: PaymentRisk }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { level, score, card_country, ip_country, failed_attempts } = risk
  const rows = [
    [t("risk.card"), card_country && nameOfCountry(card_country, language)],
    [t("risk.ip"), ip_country && nameOfCountry(ip_country, language)],
    [t("risk.attempts"), failed_attempts > 0 ? String(failed_attempts) : null],
  ] as const
  return (
    <dl className="flex flex-col gap-1 border-t border-line pt-3 text-sm">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <dt>{t("risk.title")}</dt>
        <dd>
          <Badge tone={level ? TONES[level] : "information"}>
            {t(level ? `risk.levels.${level}` : "risk.levels.none")}
            {score !== null && ` · ${score}/99`}
          </Badge>
        </dd>
      </div>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className="flex justify-between gap-4">
              <dt>{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
