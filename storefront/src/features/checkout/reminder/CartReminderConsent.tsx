import { useReminderConsent } from "@bon-perroquet/shop-react"
import { useId, useState } from "react"
import { useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useRest } from "../../../components/use-rest"
import { useOffers } from "../../../config/services"
import type { CheckoutValues } from "../checkout-form"

/** Milliseconds after the last change of the address until the consent is stored. */
const REST_MS = 800
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Asks for consent to one reminder of this cart. The box is not ticked by default, and is not needed to order. */
export function CartReminderConsent() {
  return useOffers("cart_reminder") ? <Consent /> : null
}

function Consent() {
  const { t } = useTranslation("checkout")
  const id = useId()
  const [isTicked, setTicked] = useState(false)
  const typed = useWatch<CheckoutValues, "email">({ name: "email" })
  const { mutate } = useReminderConsent()
  const email = ADDRESS.test(typed?.trim() ?? "") ? typed.trim() : ""
  const agreedText = `${t("reminder.label")} ${t("reminder.hint")}`
  useRest(isTicked ? email : "", REST_MS, () => {
    if (isTicked && email) mutate({ email, agreedText })
  })
  function tick(checked: boolean) {
    setTicked(checked)
    if (!checked) mutate({ email: null })
  }
  return (
    <label className="flex min-h-11 items-start gap-2.5 py-1.5 leading-snug">
      <input
        type="checkbox"
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-5 shrink-0 accent-leaf"
        checked={isTicked}
        onChange={({ target }) => tick(target.checked)}
      />
      <span className="flex flex-col gap-0.5">
        {t("reminder.label")}
        <span id={`${id}-hint`} className="text-sm text-bark">
          {t("reminder.hint")}
        </span>
      </span>
    </label>
  )
}
