import type { ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import { Field } from "../Field"

type Input = Omit<ComponentProps<typeof Field>, "label" | "autoComplete" | "spellCheck">

type BusinessInputsProps = {
  company: Input
  vatNumber: Input
  /** True if staff enter a customer's business. Autofill is then disabled. */
  isOthers?: boolean
}

export function BusinessInputs({ company, vatNumber, isOthers = false }: BusinessInputsProps) {
  const { t } = useTranslation("checkout")
  return (
    <>
      <Field label={t("fields.company")} autoComplete={isOthers ? "off" : "organization"} {...company} />
      <Field
        label={t("fields.vat_number")}
        optionalLabel={t("optional")}
        autoComplete="off"
        spellCheck={false}
        {...vatNumber}
      />
    </>
  )
}
