import {
  asVatClass,
  VAT_CLASSES,
  vatClassChoice,
  type ImportReading,
  type ProductImport,
} from "@bon-perroquet/contract"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { SelectField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"

type Rates = NonNullable<ImportReading["vat_rates"]>

/** Shows the VAT class of each tax class or category of a file, and asks for those that the file does not state. */
export function ImportVatRates({
  reading,
  onRead,
}: {
  reading: NonNullable<ProductImport["reading"]>
  onRead: (change: Partial<ImportReading>) => void
}) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<Rates>({})
  const rates: Rates = { ...reading.vat_rates, ...chosen }
  const unknown = reading.questions.find(({ code }) => code === "vat_rates")?.samples ?? []
  const groups = [...new Set([...unknown, ...Object.keys(rates)])]
  if (groups.length === 0) return null
  const nameOf = (group: string) =>
    group === "" ? t("imports.reading.vat.none") : group === "*" ? t("imports.reading.vat.others") : group
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRead({ vat_rates: rates })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 rounded-card border border-seed p-4">
      <p className="font-semibold">{t("imports.reading.vat.question")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {groups.map((group) => (
          <SelectField
            key={group}
            label={nameOf(group)}
            required
            value={rates[group] ?? ""}
            onChange={({ target }) => {
              const rate = asVatClass(target.value)
              if (rate) setChosen({ ...chosen, [group]: rate })
            }}
          >
            {rates[group] === undefined && <option value="">–</option>}
            {VAT_CLASSES.map((each) => (
              <option key={each} value={each}>
                {vatClassChoice(each, language)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <Button type="submit" variant="secondary" className="self-start">
        {t("imports.reading.vat.apply")}
      </Button>
    </form>
  )
}
