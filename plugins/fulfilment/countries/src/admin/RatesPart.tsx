import { day, percent, useChange, Field, Form, typedPercent, SelectField } from "@bon-perroquet/admin-kit"
import { vatClassText, DEFAULT_VAT_CLASS } from "@bon-perroquet/contract/vat-classes"
import { Button, Text, Input } from "@medusajs/ui"
import { useState } from "react"
import { useTexts } from "./texts"
import { currentRates, SHOWN_CLASSES, type VatRate, type VatRates } from "./vat-rates"
import { Amount } from "./Amount"

interface RatesPartProps {
  code: string
  vat: VatRates
}

export function RatesPart({ code, vat }: RatesPartProps) {
  const { t, language } = useTexts()
  const [isPlanning, setPlanning] = useState(false)
  const [now] = useState(() => new Date())
  const rates = SHOWN_CLASSES.map((each) => ({ ...each, known: currentRates(vat, code, each.vatClass, now) }))
  return (
    <div className="flex flex-col gap-2 px-6 py-4">
      <Text size="small" className="text-ui-fg-subtle">
        {t("rates.title")}. {t(vat.scheme === "oss" ? "rates.oss" : "rates.origin")}
      </Text>
      {rates.every(({ known }) => !known.length) && <Text size="small">{t("rates.none")}</Text>}
      <ul className="flex flex-col gap-2">
        {rates.flatMap(({ vatClass, known }) =>
          known.map((rate) => (
            <Rate key={rate.id} name={vatClassText(vatClass, language)} rate={rate} now={now} />
          )),
        )}
      </ul>
      {isPlanning ? (
        <RateForm code={code} onEnd={() => setPlanning(false)} />
      ) : (
        <div className="flex justify-end">
          <Button size="small" variant="secondary" onClick={() => setPlanning(true)}>
            {t("rates.plan")}
          </Button>
        </div>
      )}
    </div>
  )
}

interface RateProps {
  name: string
  rate: VatRate
  now: Date
}

function Rate({ name, rate, now }: RateProps) {
  const { t, locale } = useTexts()
  const isPlanned = new Date(rate.valid_from) > now
  const withdraw = useChange<string>({
    to: (id) => ({ path: `/admin/vat/rates/${id}`, method: "DELETE" }),
    done: t("rates.withdrawn"),
    failed: () => t("changeFailed"),
  })
  const date = day(rate.valid_from, locale)
  return (
    <li className="flex flex-wrap items-center gap-2">
      <Text size="small">
        {name} {percent(rate.rate, locale)}, {t(isPlanned ? "rates.from" : "rates.since", { date })}
      </Text>
      {isPlanned && (
        <Button
          size="small"
          variant="transparent"
          isLoading={withdraw.isPending}
          onClick={() => withdraw.mutate(rate.id)}
        >
          {t("rates.withdraw")}
        </Button>
      )}
    </li>
  )
}

interface RateFormProps {
  code: string
  onEnd: () => void
}

function RateForm({ code, onEnd }: RateFormProps) {
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
      <SelectField
        label={t("rates.which")}
        value={vatClass}
        options={SHOWN_CLASSES.map((each) => ({
          value: String(each.vatClass),
          text: vatClassText(each.vatClass, language),
        }))}
        onChange={setVatClass}
      />
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
