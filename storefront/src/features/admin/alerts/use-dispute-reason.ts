import { useTranslation } from "react-i18next"

/** https://docs.stripe.com/api/disputes/object#dispute_object-reason */
const REASONS = [
  "bank_cannot_process",
  "check_returned",
  "credit_not_processed",
  "customer_initiated",
  "debit_not_authorized",
  "duplicate",
  "fraudulent",
  "general",
  "incorrect_account_details",
  "insufficient_funds",
  "noncompliant",
  "product_not_received",
  "product_unacceptable",
  "subscription_canceled",
  "unrecognized",
] as const

/** Returns a function that translates the reason of a payment dispute. Unknown codes are returned unchanged. */
export function useDisputeReason(): (code: string) => string {
  const { t } = useTranslation("admin")
  return (code) => {
    const match = REASONS.find((reason) => reason === code)
    return match ? t(`holds.disputes.${match}`) : code
  }
}
