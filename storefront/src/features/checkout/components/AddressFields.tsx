import { useTranslation } from "react-i18next"
import { useAuth } from "../../account"
import { AddressLines } from "./AddressLines"
import { FormSection } from "./FormSection"
import { SavedAddresses } from "./SavedAddresses"

/** The address of a home delivery. */
export function AddressFields() {
  const { t } = useTranslation("checkout")
  const { user } = useAuth()
  return (
    <FormSection title={t("address.title")}>
      {user && <SavedAddresses />}
      <AddressLines of="" purpose="shipping" />
    </FormSection>
  )
}
