import type { DeliveryCountry } from "@bon-perroquet/contract"
import { usePaymentMethods, useCreditAccount } from "@bon-perroquet/shop-react"
import type { UseFormReturn } from "react-hook-form"
import { useComesAgain } from "../repeat"
import type { CheckoutValues } from "./checkout-form"
import { useKeptChoice } from "./use-kept-choice"
import { useTranslation } from "react-i18next"
import { formatCents } from "../../components/price"
import { useLanguage } from "../../i18n"

/** Code of payment by invoice. The public list of methods omits it, because only approved accounts may choose it. */
const CODE = "invoice"

/** Returns payment by invoice for an approved account, otherwise no method. */
function useCreditMethod() {
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

/** Returns the payment methods and the chosen one. The default is the first method. */
export function useChosenPayment(form: UseFormReturn<CheckoutValues>, country: DeliveryCountry) {
  const { data, isLoading, isPlaceholderData } = usePaymentMethods(country)
  const onAccount = useCreditMethod()
  const [requested, choose] = useKeptChoice(form, "payment_method")
  const comesAgain = useComesAgain()
  // A subscription needs a payment method that the shop can charge again later.
  const methods = [
    ...(data?.methods.map((method) => ({ ...method, is_disabled: false })) ?? []),
    ...onAccount.methods,
  ].filter((method) => !comesAgain || !method.is_paid_later)
  const requestable = methods.find(({ code, is_disabled }) => code === requested && !is_disabled)
  return {
    methods,
    chosen: requestable ?? methods[0],
    choose,
    /** False while methods are loading. If loading fails, the payment page offers its default methods. */
    isKnown: !isLoading && !isPlaceholderData && !onAccount.isLoading && comesAgain !== undefined,
  }
}

export type PaymentChoice = ReturnType<typeof useChosenPayment>
