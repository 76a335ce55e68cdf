import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { OrderLookUp } from "@bon-perroquet/contract"
import { Field } from "../../../components/Field"
import { useFieldSentence } from "../../../components/use-field-sentence"

export function OrderIdentityFields() {
  const { t } = useTranslation("account")
  const { t: checkout } = useTranslation("checkout")
  const sentence = useFieldSentence()
  const { register, formState } = useFormContext<OrderLookUp>()
  const { errors } = formState
  return (
    <>
      <Field
        label={t("lookUp.number")}
        error={errors.order_number && t("lookUp.numberWrong")}
        autoComplete="off"
        required
        {...register("order_number")}
      />
      <Field
        label={checkout("fields.email")}
        error={errors.email && sentence("email")}
        type="email"
        autoComplete="email"
        required
        {...register("email")}
      />
    </>
  )
}
