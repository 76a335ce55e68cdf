import { useTranslation } from "react-i18next"
import { useAuth } from "../../account"
import { AddressLines } from "./AddressLines"
import { FormSection } from "./FormSection"
import { SavedAddresses } from "./SavedAddresses"

/** Where an order goes that is brought to the door. */
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
