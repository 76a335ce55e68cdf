import type { OrderLot } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatDay } from "../../../../components/date"
import { useLanguage } from "../../../../i18n"
import { formatKilograms } from "../../number-formats"
import type { Picked } from "./packing"

type Line = Picked & { id?: string }
type SlipLinesProps = {
  caption: string
  lines: readonly Line[]
  lots?: readonly OrderLot[] | undefined
}

const HEAD = "py-2 text-sm font-semibold"

export function SlipLines({ caption, lines, lots = [] }: SlipLinesProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className={`w-12 ${HEAD}`}>
              {t("slip.packed")}
            </th>
            <th scope="col" className={`pl-3 ${HEAD}`}>
              {t("slip.item")}
            </th>
            <th scope="col" className={`pl-3 text-right ${HEAD}`}>
              {t("slip.each")}
            </th>
            <th scope="col" className={`pl-3 text-right ${HEAD}`}>
              {t("slip.quantity")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, sku, name, quantity, weight_grams }) => (
            <tr key={`${sku} ${name}`} className="break-inside-avoid border-b border-line">
              <td className="py-3">
                <span aria-hidden className="block size-5 border-2 border-ink" />
              </td>
              <td className="py-3 pl-3">
                <span className="block">{name}</span>
                {sku && <span className="block text-sm text-bark tabular-nums">{sku}</span>}
                <Lots lots={lots.filter(({ line_ids }) => id !== undefined && line_ids.includes(id))} />
              </td>
              <td className="py-3 pl-3 text-right whitespace-nowrap tabular-nums">
                {weight_grams !== null &&
                  t("slip.kilograms", { kilograms: formatKilograms(weight_grams, language) })}
              </td>
              <td className="py-3 pl-3 text-right text-lg font-bold tabular-nums">{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-right font-semibold">{t("slip.units", { count: units })}</p>
    </>
  )
}

function Lots({ lots }: { lots: readonly OrderLot[] }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return lots.map(({ lot_id, number, best_before, quantity }) => (
    <span key={lot_id} className="block text-sm tabular-nums">
      {`${quantity} × ${number ? t("slip.lot", { number }) : t("lots.unnumbered")}`}
      {best_before && ` · ${t("lots.until", { date: formatDay(best_before, language) })}`}
    </span>
  ))
}
