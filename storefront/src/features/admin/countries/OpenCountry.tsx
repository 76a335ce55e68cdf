import { dayInBelgium, type AdminCountries, type CountryMethod } from "@bon-perroquet/contract"
import { useChangeCountry } from "@bon-perroquet/shop-react/admin"
import { useState, type SyntheticEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { SelectField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { useResultToast } from "../use-result-toast"
import { fieldsOf, methodsTyped, servicesTo, typedPercent } from "@bon-perroquet/contract"
import { MethodsFields } from "./MethodsFields"
import { RateFields, suggestedRates } from "./RateFields"
import { useCountryName } from "./use-country-name"
import { useTariffQuestion } from "./use-tariff-question"

type OpenCountryProps = {
  available: AdminCountries["available"]
  carriers: AdminCountries["carriers"]
  source: AdminCountries["rates_from"]
  onEnd: () => void
}

export function OpenCountry({ available, carriers, source, onEnd }: OpenCountryProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const nameOf = useCountryName()
  const sorted = [...available].sort((a, b) => nameOf(a.code).localeCompare(nameOf(b.code), language))
  const [chosen, choose] = useState(sorted[0]?.code)
  const country = sorted.find(({ code }) => code === chosen) ?? sorted[0]
  if (!country) return null
  return (
    <div className="flex flex-col gap-4 rounded-card border border-edge bg-card p-4 sm:p-6">
      <h3 className="text-lg">{t("settings.countries.open")}</h3>
      <SelectField
        label={t("settings.countries.which")}
        value={country.code}
        onChange={({ target }) => choose(sorted.find(({ code }) => code === target.value)?.code)}
      >
        {sorted.map(({ code }) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </SelectField>
      <OpenCountryForm key={country.code} {...{ country, carriers, source, onEnd }} />
    </div>
  )
}

type FormProps = Omit<OpenCountryProps, "available"> & { country: AdminCountries["available"][number] }

function OpenCountryForm({ country, carriers, source, onEnd }: FormProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const nameOf = useCountryName()
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useChangeCountry()
  const services = servicesTo(carriers, country.code)
  const [fields, setFields] = useState(() => fieldsOf([], services))
  const [rates, setRates] = useState(() => suggestedRates(country, language))
  const [from, setFrom] = useState(() => dayInBelgium(new Date()))
  const [isChecked, setChecked] = useState(false)
  const { methods, errors, isComplete } = methodsTyped(fields)
  const reduced = typedPercent(rates.reduced)
  const standard = typedPercent(rates.standard)

  function submitMethods(methods: CountryMethod[]) {
    if (reduced === null || standard === null) return
    const input = { code: country.code, methods, rates: { reduced, standard, from } }
    const done = t("settings.countries.opened", { country: nameOf(country.code) })
    void withToast(mutateAsync({ kind: "open", input }), done, t("settings.countries.openFailed")).then(
      onEnd,
      () => undefined,
    )
  }
  const { question, askOrSave } = useTariffQuestion(submitMethods)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setChecked(true)
    if (isComplete && reduced !== null && standard !== null && from && !isPending) askOrSave(methods)
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <MethodsFields
        services={services}
        fields={fields}
        errors={isChecked ? errors : {}}
        onChange={setFields}
      />
      {isChecked && !isComplete && Object.keys(errors).length === 0 && (
        <p role="alert" className="text-sm font-semibold text-macaw">
          {t("settings.countries.wrong.methods")}
        </p>
      )}
      <RateFields {...{ country, source, rates, from, isChecked }} onRates={setRates} onFrom={setFrom} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {t("settings.countries.submit")}
        </Button>
        <Button variant="secondary" onClick={onEnd}>
          {t("cancel")}
        </Button>
      </div>
      {question}
    </form>
  )
}
