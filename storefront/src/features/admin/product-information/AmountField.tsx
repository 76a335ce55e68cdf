import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"
import { isWhole, type Amount, type InformationValues } from "./information-form"
import { CONSTITUENTS } from "@bon-perroquet/contract"

/** Returns the unit of an amount. Energy contains its unit in the name, and feed is in per cent. */
const unitOf = (name: Amount): string => {
  if (isWhole(name)) return ""
  return CONSTITUENTS.some((each) => each === name) ? " (%)" : " (g)"
}

/** Edits an amount per 100 g. */
export function AmountField({ name }: { name: Amount }) {
  const { t } = useTranslation("products")
  const { t: admin } = useTranslation("admin")
  const { register, formState } = useFormContext<InformationValues>()
  return (
    <Field
      label={t(`information.fields.${name}`) + unitOf(name)}
      inputMode={isWhole(name) ? "numeric" : "decimal"}
      autoComplete="off"
      error={formState.errors[name] && admin("information.wrong.amount")}
      {...register(name)}
    />
  )
}
