import {
  formatDecimal,
  perVatClass,
  typedPercent,
  VAT_CLASSES,
  vatClassName,
  vatClassText,
  type AdminCountries,
  type Language,
  type VatClassName,
} from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { formatDay } from "../../../components/date"
import { Field } from "../../../components/Field"
import { formatRate } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { FieldGroup } from "../settings/FieldGroup"

export type RatesTyped = Record<VatClassName, string>
type Available = AdminCountries["available"][number]

/**
 * Suggests a rate for each VAT class. Classes other than "standard" get the reduced rate, or the standard rate if the
 * country has no reduced one. They stay empty if the country has several.
 */
export function suggestedRates({ standard, reduced }: Available, language: Language): RatesTyped {
  const [only = standard, ...others] = reduced
  const typed: RatesTyped = perVatClass(() => (others.length > 0 ? "" : formatDecimal(only, language)))
  return { ...typed, standard: formatDecimal(standard, language) }
}

type RateFieldsProps = {
  country: Available
  source: AdminCountries["rates_from"]
  rates: RatesTyped
  from: string
  isChecked: boolean
  onRates: (rates: RatesTyped) => void
  onFrom: (day: string) => void
}

export function RateFields({ country, source, rates, from, isChecked, onRates, onFrom }: RateFieldsProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <FieldGroup title={t("settings.countries.vat.title")}>
      {[...VAT_CLASSES].reverse().map((vatClass) => {
        const name = vatClassName(vatClass)
        const offered = name === "standard" ? [country.standard] : country.reduced
        return (
          <div key={name} className="flex flex-col gap-2">
            <Field
              label={`${vatClassText(vatClass, language)}, %`}
              error={
                isChecked && typedPercent(rates[name]) === null
                  ? t("settings.countries.wrong.rate")
                  : undefined
              }
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              value={rates[name]}
              onChange={({ target }) => onRates({ ...rates, [name]: target.value })}
            />
            {offered.length > 1 && (
              <div className="flex flex-wrap gap-2">
                {offered.map((rate) => {
                  const rateText = formatRate(rate, language)
                  return (
                    <Button
                      key={rate}
                      variant="secondary"
                      size="sm"
                      aria-label={t("settings.countries.vat.take", { rate: rateText })}
                      onClick={() => onRates({ ...rates, [name]: formatDecimal(rate, language) })}
                    >
                      {rateText}
                    </Button>
                  )
                })}
              </div>
            )}
          </div>
        )
      })}
      <Field
        type="date"
        label={t("settings.countries.vat.begins")}
        error={isChecked && !from ? t("settings.countries.wrong.day") : undefined}
        value={from}
        onChange={({ target }) => onFrom(target.value)}
      />
      <p className="text-sm text-bark sm:col-span-2">
        {t("settings.countries.vat.suggested", { day: formatDay(source.day, language) })}{" "}
        <a
          href={source.url}
          target="_blank"
          rel="noopener"
          className="text-leaf underline underline-offset-2"
        >
          {source.source}
        </a>
        {". "}
        {t("settings.countries.vat.choose")}
      </p>
    </FieldGroup>
  )
}
