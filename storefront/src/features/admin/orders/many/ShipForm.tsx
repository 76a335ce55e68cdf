import type { AdminOrder } from "@bon-perroquet/contract"
import { useState, type ClipboardEvent, type KeyboardEvent, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Field } from "../../../../components/Field"
import { nextTracking } from "../divided-goods"
import { faultsIn, pastedOver } from "./tracking-numbers"
import type { Sent } from "./use-run"

type ShipFormProps = {
  orders: readonly AdminOrder[]
  onCancel: () => void
  onSend: (sent: readonly Sent[]) => void
}

/**
 * Moves to the next field on Enter, or from the last field to the button, because scanners type Enter after each
 * number.
 */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  const field = event.currentTarget
  if (event.key !== "Enter" || !field.form) return
  event.preventDefault()
  const stops = [...field.form.querySelectorAll<HTMLElement>("input, button[type=submit]")]
  stops[stops.indexOf(field) + 1]?.focus()
}

export function ShipForm({ orders, onCancel, onSend }: ShipFormProps) {
  const { t } = useTranslation("admin")
  const [numbers, setNumbers] = useState(() => orders.map((order) => nextTracking(order) ?? ""))
  const [isTried, setTried] = useState(false)
  const faults = isTried ? faultsIn(numbers) : []

  function paste(event: ClipboardEvent, at: number) {
    const pasted = pastedOver(numbers, at, event.clipboardData.getData("text"))
    if (!pasted) return
    event.preventDefault()
    setNumbers(pasted)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (faultsIn(numbers).some(Boolean)) return
    onSend(orders.map((order, at) => ({ order, trackingNumber: numbers[at]?.trim() ?? "" })))
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <p className="text-sm text-bark">{t("many.scan")}</p>
      {orders.map(({ order_number: number, customer_name }, at) => {
        const fault = faults[at]
        return (
          <Field
            key={number}
            label={t("many.tracking", { number, name: customer_name })}
            error={fault && t(`many.${fault}`)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={numbers[at] ?? ""}
            onKeyDown={goOn}
            onPaste={(event) => paste(event, at)}
            onChange={({ target }) =>
              setNumbers(numbers.map((each, index) => (index === at ? target.value : each)))
            }
          />
        )
      })}
      <div className="sticky bottom-0 -mx-1 flex flex-wrap justify-end gap-3 bg-paper px-1 py-2">
        <Button variant="secondary" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button type="submit">{t("many.shipped.action", { count: orders.length })}</Button>
      </div>
    </form>
  )
}
