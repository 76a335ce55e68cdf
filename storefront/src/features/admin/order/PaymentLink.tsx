import { LANGUAGES, NAME_OF, type AdminOrderDetail } from "@bon-perroquet/contract"
import { useSendPaymentLink } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { SelectField } from "../../../components/Field"
import { formatCents } from "../../../components/price"
import { toast, useFailureToast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"

export function PaymentLink({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation("admin")
  const { language: shown } = useLanguage()
  const sayFailure = useFailureToast()
  const { order_number: number, due_cents, email, payment_links } = order
  const { mutateAsync, isPending } = useSendPaymentLink(number)
  const [chosen, setChosen] = useState("")

  function send() {
    const language = LANGUAGES.find((one) => one === chosen)
    // `mutate` would not call its callbacks, because a refetch may unmount the button.
    void mutateAsync(language ? { language } : {}).then(
      () => toast({ variant: "success", title: t("paymentLink.done", { email }) }),
      (error: unknown) => sayFailure(error, t("paymentLink.failed")),
    )
  }

  return (
    <div className="flex flex-col gap-3 rounded-card bg-seed-wash p-3">
      <p className="font-semibold">{t("paymentLink.due", { amount: formatCents(due_cents, shown) })}</p>
      <SelectField
        label={t("paymentLink.language")}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{t("paymentLink.customers")}</option>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {NAME_OF[one]}
          </option>
        ))}
      </SelectField>
      <Button className="self-start" pending={isPending} onClick={send}>
        {t(payment_links.length ? "paymentLink.again" : "paymentLink.send")}
      </Button>
    </div>
  )
}
