import { Field, Form, useChange } from "@bon-perroquet/admin-kit"
import { LANGUAGES, NAME_OF, type Language } from "@bon-perroquet/contract/sets"
import { Select } from "@medusajs/ui"
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
      <Field label={t("link.language")}>
        {(control) => (
          <Select
            value={chosen}
            onValueChange={(value) => setChosen(LANGUAGES.find((each) => each === value) ?? THEIRS)}
          >
            <Select.Trigger {...control}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              <Select.Item value={THEIRS}>{t("link.theirs")}</Select.Item>
              {LANGUAGES.map((each) => (
                <Select.Item key={each} value={each}>
                  {NAME_OF[each]}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        )}
      </Field>
    </Form>
  )
}
