import {
  customFieldsOf,
  customText,
  editableFields,
  keysOf,
  textOfLanguage,
  type AdminOrderDetail,
} from "@bon-perroquet/contract"
import { useSaveOrderFields } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { useCustomWords } from "../../../components/custom-fields/use-custom-words"
import { OrderCard } from "../../order"
import { CustomFieldsForm } from "./CustomFieldsForm"

const EDITABLE = keysOf(editableFields())
const FIXED = customFieldsOf("order").filter(({ is_editable }) => !is_editable)

/** Fields of orders that the merchant declared. Renders nothing without such fields. */
export function OrderFieldsCard({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation("admin")
  const words = useCustomWords()
  const saving = useSaveOrderFields(order.order_number)
  const { custom_fields = {} } = order
  const facts = FIXED.map((field) => ({
    name: textOfLanguage(field.label, words.language),
    value: customText(field, custom_fields, words),
  })).filter(({ value }) => value)
  if (EDITABLE.length === 0 && facts.length === 0) return null
  return (
    <OrderCard title={t("form.custom.title")}>
      {facts.length > 0 && (
        <dl className="flex flex-col gap-3">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-sm text-bark">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {EDITABLE.length > 0 && (
        <CustomFieldsForm keys={EDITABLE} custom_fields={custom_fields} saving={saving} />
      )}
    </OrderCard>
  )
}
