import { MAX_OPERATOR_LINE, type OperatorLine } from "@bon-perroquet/contract"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"
import type { InformationValues } from "./information-form"

export function OperatorField({ name }: { name: OperatorLine }) {
  const { t } = useTranslation("products")
  const { t: admin } = useTranslation("admin")
  const { register, formState } = useFormContext<InformationValues>()
  return (
    <Field
      label={t(`information.fields.${name}`)}
      maxLength={MAX_OPERATOR_LINE}
      autoComplete="off"
      error={
        formState.errors[name] && admin(`information.wrong.${name.endsWith("contact") ? "contact" : "text"}`)
      }
      {...register(name)}
    />
  )
}
