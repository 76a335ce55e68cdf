import { Field, Form, typedPercent, useChange } from "@bon-perroquet/admin-kit"
import { DEFAULT_VAT_CLASS, vatClassText } from "@bon-perroquet/contract/vat-classes"
import { Button, Input, Select } from "@medusajs/ui"
import { useState } from "react"
import { Amount } from "./Amount"
import { useTexts } from "./texts"
import { SHOWN_CLASSES } from "./vat-rates"

interface RateFormProps {
  code: string
  onEnd: () => void
}

/** Form for a new rate with its start date. */
export function RateForm({ code, onEnd }: RateFormProps) {
  const { t, language } = useTexts()
  const [vatClass, setVatClass] = useState(String(DEFAULT_VAT_CLASS))
  const [rate, setRate] = useState("")
  const [from, setFrom] = useState("")
  const [isChecked, setChecked] = useState(false)
  const plan = useChange<Record<string, unknown>>({
    to: (body) => ({ path: "/admin/vat/rates", body }),
    done: t("rates.saved"),
    failed: (refusal) => t(refusal === "rate_has_begun" ? "rates.begun" : "rates.failed"),
    then: onEnd,
  })
  const typed = typedPercent(rate)

  function submit() {
    setChecked(true)
    if (typed === null || !from) return
    plan.mutate({ country_code: code, vat_class: Number(vatClass), rate: typed, valid_from: from })
  }

  return (
    <Form needs="shop:write" save={t("rates.save")} isSaving={plan.isPending} onSave={submit}>
      <Field label={t("rates.which")}>
        {(control) => (
          <Select value={vatClass} onValueChange={setVatClass}>
            <Select.Trigger {...control}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {SHOWN_CLASSES.map((each) => (
                <Select.Item key={each.name} value={String(each.vatClass)}>
                  {vatClassText(each.vatClass, language)}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        )}
      </Field>
      <Amount
        label={t("rates.percent")}
        error={isChecked && typed === null && t("wrong.rate")}
        value={rate}
        onChange={setRate}
      />
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
