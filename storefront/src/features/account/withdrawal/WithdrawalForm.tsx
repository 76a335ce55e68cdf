import { MAX_WITHDRAWAL_MESSAGE } from "@bon-perroquet/contract"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field, TextAreaField } from "../../../components/Field"
import { byRules } from "../account-forms"
import type { OfferedLine, WithdrawalValues } from "./withdrawal-request"

type WithdrawalFormProps = {
  lines: OfferedLine[]
  values: WithdrawalValues
  onNext: (values: WithdrawalValues) => void
  onCancel: () => void
}

/** First step of a withdrawal from a purchase: selection of goods, and an optional message. */
export function WithdrawalForm({ lines, values, onNext, onCancel }: WithdrawalFormProps) {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: byRules((rules) => rules.withdrawal(lines)),
    defaultValues: values,
  })
  const next = handleSubmit(() => onNext(getValues()))
  return (
    <form noValidate onSubmit={(event) => void next(event)} className="flex flex-col gap-4">
      <p className="text-bark">{t("withdrawal.text")}</p>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-semibold">{t("withdrawal.items")}</legend>
        {lines.map(({ id, name, quantity }, index) => (
          <Field
            key={id}
            label={t("withdrawal.quantityOf", { name })}
            type="number"
            inputMode="numeric"
            min={0}
            max={quantity}
            step={1}
            className="max-w-xs"
            {...register(`quantities.${index}`)}
          />
        ))}
        {formState.errors.quantities && (
          <p role="alert" className="text-sm font-semibold text-macaw">
            {t("withdrawal.none")}
          </p>
        )}
      </fieldset>
      <TextAreaField
        label={t("withdrawal.remark")}
        optionalLabel={common("optional")}
        rows={3}
        maxLength={MAX_WITHDRAWAL_MESSAGE}
        {...register("message")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("withdrawal.next")}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {t("profile.cancel")}
        </Button>
      </div>
    </form>
  )
}
