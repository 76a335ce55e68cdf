import { countryName, Field, Form, typedPercent, useChange, SelectField } from "@bon-perroquet/admin-kit"
import type { CarrierOffer } from "@bon-perroquet/contract"
import { perVatClass, vatClassText } from "@bon-perroquet/contract/vat-classes"
import { Button, Heading, Input, Text } from "@medusajs/ui"
import { useState } from "react"
import { Amount } from "./Amount"
import { fieldsOf, methodsTyped } from "@bon-perroquet/contract/method-fields"
import { MethodsFields } from "./MethodsFields"
import { servicesOf } from "./services"
import { useTexts } from "./texts"
import { useTariffCheck } from "./use-tariff-check"
import { dayInBelgium, SHOWN_CLASSES } from "./vat-rates"

interface OpenCountryFormProps {
  available: string[]
  carriers: readonly CarrierOffer[]
  onEnd: () => void
}

export function OpenCountryForm({ available, carriers, onEnd }: OpenCountryFormProps) {
  const { t, language, locale } = useTexts()
  const [code, setCode] = useState(available[0] ?? "")
  const services = servicesOf(carriers, code)
  const [fields, setFields] = useState(() => fieldsOf([], services))
  const [rates, setRates] = useState(() => perVatClass(() => ""))
  const [from, setFrom] = useState(() => dayInBelgium(new Date()))
  const [isChecked, setChecked] = useState(false)
  const open = useChange<Record<string, unknown>>({
    to: (body) => ({ path: "/admin/countries", body }),
    done: t("opened"),
    failed: () => t("openFailed"),
    then: onEnd,
  })
  const isMeant = useTariffCheck()
  const { methods, errors, isComplete } = methodsTyped(fields)
  const typed = SHOWN_CLASSES.map(({ name }) => [name, typedPercent(rates[name])] as const)

  async function submit() {
    setChecked(true)
    if (!isComplete || typed.some(([, rate]) => rate === null) || !from) return
    if (!(await isMeant(methods))) return
    open.mutate({ code, methods, rates: { ...Object.fromEntries(typed), from } })
  }

  const countries = available
    .map((value) => ({ value, text: countryName(value, locale) }))
    .sort((a, b) => a.text.localeCompare(b.text, locale))
  return (
    <Form needs="shop:write" save={t("open.submit")} isSaving={open.isPending} onSave={() => void submit()}>
      <SelectField
        label={t("open.country")}
        value={code}
        options={countries}
        onChange={(chosen) => {
          setCode(chosen)
          setFields(fieldsOf([], servicesOf(carriers, chosen)))
        }}
      />
      <Heading level="h2">{t("delivery")}</Heading>
      <MethodsFields
        services={services}
        fields={fields}
        errors={isChecked ? errors : {}}
        onChange={setFields}
      />
      {isChecked && !methods.length && !Object.keys(errors).length && (
        <Text size="small" className="text-ui-fg-error" role="alert">
          {t("wrong.methods")}
        </Text>
      )}
      <Heading level="h2">{t("rates.title")}</Heading>
      <div className="grid grid-cols-1 gap-2 md:grid-cols-2">
        {SHOWN_CLASSES.map(({ vatClass, name }) => (
          <Amount
            key={name}
            label={`${vatClassText(vatClass, language)}, %`}
            hint={t("accountant")}
            error={isChecked && typedPercent(rates[name]) === null && t("wrong.rate")}
            value={rates[name]}
            onChange={(rate) => setRates({ ...rates, [name]: rate })}
          />
        ))}
      </div>
      <Field label={t("rates.begins")} error={isChecked && !from && t("wrong.day")}>
        {(control) => (
          <Input {...control} type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="button" size="small" variant="transparent" onClick={onEnd}>
          {t("cancel")}
        </Button>
      </div>
    </Form>
  )
}
