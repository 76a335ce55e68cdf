import type { FieldErrors, UseFormRegister } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { BusinessInputs } from "../../../components/business"
import { useOffers } from "../../../config/services"
import type { ProfileValues } from "../account-forms"

interface BusinessFieldsProps {
  register: UseFormRegister<ProfileValues>
  errors: FieldErrors<ProfileValues>
}

/** Company and VAT number for the next checkout, if the shop accepts businesses. */
export function BusinessFields({ register, errors }: BusinessFieldsProps) {
  const { t } = useTranslation("checkout")
  if (!useOffers("business")) return null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BusinessInputs
        company={{
          optionalLabel: t("optional"),
          error: errors.company && t("errors.company"),
          ...register("company"),
        }}
        vatNumber={{ error: errors.vat_number && t("errors.vat_number"), ...register("vat_number") }}
      />
    </div>
  )
}
