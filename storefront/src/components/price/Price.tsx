import { formatCents, measureOf, unitOf } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { classNames } from "../class-names"

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

/** Words for one piece. Weights need no translation. */
const PIECE = /^(pièce|piece|stuk|stück|pc|st)\.?$/i

type Unit = { kind: "piece" } | { kind: "measure"; text: string }

export function parseUnit(unitLabel: string): Unit {
  const unit = unitOf(unitLabel)
  return PIECE.test(unit) ? { kind: "piece" } : { kind: "measure", text: unit }
}

/** Returns true if the price is per kilogram or litre. */
export function isUnitPrice(unitLabel: string): boolean {
  const measure = measureOf(unitLabel)
  if (measure?.kind === "weight") return measure.grams === 1000
  return measure?.kind === "volume" && measure.millilitres === 1000
}

interface Priced {
  unit_label: string
  price_per_kg: number | null
  price_per_litre: number | null
}

/** Returns the price per kilogram or litre, or null if it is the price itself or unknown. */
export function unitPriceBeside(priced: Priced): { unit: "kilogram" | "litre"; euro: number } | null {
  if (isUnitPrice(priced.unit_label)) return null
  if (priced.price_per_kg !== null) return { unit: "kilogram", euro: priced.price_per_kg }
  if (priced.price_per_litre !== null) return { unit: "litre", euro: priced.price_per_litre }
  return null
}
