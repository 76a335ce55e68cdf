import { customKeys, type CustomerDetail } from "@bon-perroquet/contract"
import { useSaveCustomerFields } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { OrderCard } from "../../order"
import { CustomFieldsForm } from "../custom-fields/CustomFieldsForm"

const CUSTOM = customKeys("customer")

/** Fields of customers that the merchant declared. Renders nothing without such fields. */
export function CustomFieldsCard({ customer: { id, custom_fields } }: { customer: CustomerDetail }) {
  const { t } = useTranslation("admin")
  const saving = useSaveCustomerFields(id)
  if (CUSTOM.length === 0) return null
  return (
    <OrderCard title={t("form.custom.title")}>
      <CustomFieldsForm keys={CUSTOM} custom_fields={custom_fields} saving={saving} />
    </OrderCard>
  )
}
