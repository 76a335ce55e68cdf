import { MAX_TRADE_DISCOUNTS } from "@bon-perroquet/contract"
import { Plus } from "lucide-react"
import { useFieldArray, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field } from "../../../components/Field"
import type { StepsValues } from "./trade-form"

/** Edits values by quantity. An empty value removes its row when the form is saved. */
export function StepRows({ label, hint }: { label: string; hint: string }) {
  const { t } = useTranslation("admin")
  const { control, register, formState } = useFormContext<StepsValues>()
  const { fields, append } = useFieldArray({ control, name: "steps" })
  const number = { autoComplete: "off", maxLength: 10 } as const
  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      <p className="text-sm text-bark">{hint}</p>
      {fields.map(({ id }, index) => {
        const errors = formState.errors.steps?.[index]
        return (
          <div key={id} className="grid grid-cols-2 gap-3">
            <Field
              label={t("trade.form.from")}
              inputMode="numeric"
              error={errors?.from && t("trade.form.errors.from")}
              {...number}
              {...register(`steps.${index}.from`)}
            />
            <Field
              label={label}
              inputMode="decimal"
              error={errors?.value && t("trade.form.errors.value")}
              {...number}
              {...register(`steps.${index}.value`)}
            />
          </div>
        )
      })}
      {fields.length < MAX_TRADE_DISCOUNTS && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => append({ from: "", value: "" })}
        >
          <Plus aria-hidden className="size-4" />
          {t("trade.form.addStep")}
        </Button>
      )}
    </div>
  )
}
