import { CONSTITUENTS, formatDecimal, NUTRIENTS, type ProductInformation } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"

/** Nutrients that are part of the nutrient above, for example "dont sucres" below carbohydrates. */
const PARTS: readonly string[] = ["saturates", "sugars"]

type Row = { name: string; text: string; isPart?: boolean }

export function Amounts({ information }: { information: ProductInformation }) {
  const { t } = useTranslation("product-information")
  const { language } = useLanguage()
  const figure = (amount: number) => formatDecimal(amount, language)
  const { energy_kj, energy_kcal } = information
  const energy = [
    energy_kj !== null && `${figure(energy_kj)} kJ`,
    energy_kcal !== null && `${figure(energy_kcal)} kcal`,
  ].filter(Boolean)
  const inGrams = NUTRIENTS.filter((name) => name !== "energy_kj" && name !== "energy_kcal").flatMap(
    (name) => {
      const amount = information[name]
      const isPart = PARTS.includes(name)
      return amount === null ? [] : [{ name: t(`fields.${name}`), text: `${figure(amount)} g`, isPart }]
    },
  )
  const nutrition: Row[] = [
    ...(energy.length > 0 ? [{ name: t("fields.energy"), text: energy.join(" / ") }] : []),
    ...inGrams,
  ]
  const analysis = CONSTITUENTS.flatMap((name): Row[] => {
    const amount = information[name]
    return amount === null ? [] : [{ name: t(`fields.${name}`), text: `${figure(amount)} %` }]
  })
  if (nutrition.length + analysis.length === 0) return null
  return (
    <div className="flex flex-col gap-8">
      <Table title={t("nutrition")} head={t("per100")} rows={nutrition} />
      <Table title={t("analysis")} head="%" rows={analysis} />
    </div>
  )
}

function Table({ title, head, rows }: { title: string; head: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <table className="w-full rounded-card border border-line bg-card text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-edge">
          <th scope="col" className="px-4 py-2.5 text-left font-semibold">
            {title}
          </th>
          <th scope="col" className="px-4 py-2.5 text-right font-semibold whitespace-nowrap">
            {head}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, text, isPart }) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th
              scope="row"
              className={`py-2 pr-2 text-left font-normal ${isPart ? "pl-8 text-bark" : "pl-4"}`}
            >
              {name}
            </th>
            <td className="px-4 py-2 text-right whitespace-nowrap tabular-nums">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
