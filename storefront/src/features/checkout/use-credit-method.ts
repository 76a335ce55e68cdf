import { useCreditAccount } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { formatCents } from "../../components/price"
import { useLanguage } from "../../i18n"

/** Code of payment by invoice. The public list of methods omits it, because only approved accounts may choose it. */
const CODE = "invoice"

/** Returns payment by invoice for an approved account, otherwise no method. */
export function useCreditMethod() {
  const { t } = useTranslation("checkout")
  const { language } = useLanguage()
  const { data, isLoading } = useCreditAccount("invoice_payment")
  if (!data?.terms) return { methods: [], isLoading }
  const { available_cents, is_blocked, terms } = data
  const amount = formatCents(available_cents, language)
  const method = {
    code: CODE,
    name: t("payment.invoice.name"),
    text: is_blocked
      ? t("payment.invoice.blocked")
      : t("payment.invoice.text", { amount, count: terms.payment_days }),
    marks: [] as string[],
    is_paid_later: true,
    is_disabled: available_cents === 0,
  }
  return { methods: [method], isLoading }
}
