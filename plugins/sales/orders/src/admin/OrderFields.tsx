import { CustomFields, Form, useChange, useTyped } from "@bon-perroquet/admin-kit"
import type { AdminOrderDetail, CustomKey } from "@bon-perroquet/contract"
import { Heading } from "@medusajs/ui"
import { useTexts } from "./texts"

interface OrderFieldsProps {
  orderId: string
  order: AdminOrderDetail
  declared: readonly CustomKey[]
}

/** Shows the merchant's own fields of an order, and lets administrators change the editable ones. */
export function OrderFields({ orderId, order: { custom_fields = {} }, declared }: OrderFieldsProps) {
  const { t, language } = useTexts()
  const words = { language, yes: t("yes"), no: t("no"), none: t("none") }
  const editable = declared.filter(({ field }) => field.is_editable)
  const { value: values, ...typed } = useTyped(
    Object.fromEntries(editable.map(({ key }) => [key, custom_fields[key] ?? null])),
  )
  const save = useChange<typeof values>({
    to: (changed) => ({
      path: `/admin/shop-orders/${orderId}`,
      method: "PUT",
      body: { custom_fields: changed },
    }),
    done: t("fieldsSaved"),
    failed: () => t("fieldsRefused"),
  })
  if (declared.length === 0) return null
  const others = declared.filter(({ field }) => !field.is_editable)
  const heading = <Heading level="h3">{t("fields")}</Heading>
  return (
    <>
      {others.length > 0 && (
        <fieldset disabled className="flex flex-col gap-4 px-6 py-4">
          {heading}
          <CustomFields words={words} declared={others} values={custom_fields} onChange={() => undefined} />
        </fieldset>
      )}
      {editable.length > 0 && (
        <Form
          needs="orders:write"
          save={t("saveFields")}
          isSaving={save.isPending}
          onSave={() => save.mutate(values, { onSuccess: () => typed.settle(values) })}
        >
          {others.length === 0 && heading}
          <CustomFields words={words} declared={editable} values={values} onChange={typed.type} />
        </Form>
      )}
    </>
  )
}
