import { Form, useChange, SelectField } from "@bon-perroquet/admin-kit"
import { LANGUAGES, NAME_OF, type Language } from "@bon-perroquet/contract/sets"
import { useState } from "react"
import { useTexts } from "../texts"

const REFUSALS = [
  "nothing_to_pay",
  "order_cancelled",
  "payment_promised",
  "order_without_email",
  "order_busy",
] as const

/** Option for the customer's chosen language, or the language of the order. */
const THEIRS = "theirs"

interface PaymentLinkFormProps {
  orderId: string
  save: string
  onSent?: () => void
}

export function PaymentLinkForm({ orderId, save, onSent }: PaymentLinkFormProps) {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<Language | typeof THEIRS>(THEIRS)
  const send = useChange<{ language?: Language }>({
    to: (body) => ({ path: `/admin/shop-orders/${orderId}/payment-link`, body }),
    done: t("link.done"),
    failed: (code) => t(`link.refusal.${REFUSALS.find((each) => each === code) ?? "other"}`),
    then: onSent,
  })
  return (
    <Form
      needs="orders:write"
      save={save}
      isSaving={send.isPending}
      onSave={() => send.mutate(chosen === THEIRS ? {} : { language: chosen })}
    >
      <SelectField<Language | typeof THEIRS>
        label={t("link.language")}
        value={chosen}
        options={[
          { value: THEIRS, text: t("link.theirs") },
          ...LANGUAGES.map((value) => ({ value, text: NAME_OF[value] })),
        ]}
        onChange={setChosen}
      />
    </Form>
  )
}
