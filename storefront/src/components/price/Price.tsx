import { formatCents } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { classNames } from "../class-names"
import { parseUnit } from "./unit-label"

/** Returns a function that translates units such as "kg" or "pièce". */
export function useUnitText(): (unitLabel: string) => string {
  const { t } = useTranslation("common")
  return (unitLabel) => {
    const unit = parseUnit(unitLabel)
    return unit.kind === "piece" ? t("unit.piece") : unit.text
  }
}

type PriceProps = { cents: number; unitLabel?: string; className?: string }

/** Shows an amount with its unit, for example 18,90 € /kg. */
export function Price({ cents, unitLabel, className }: PriceProps) {
  const { language } = useLanguage()
  const unitText = useUnitText()
  return (
    <span className={classNames("whitespace-nowrap tabular-nums", className)}>
      {formatCents(cents, language)}
      {unitLabel && <small className="text-[0.6em] font-normal text-bark"> / {unitText(unitLabel)}</small>}
    </span>
  )
}
