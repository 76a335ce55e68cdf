import type { DeliveryCountry } from "@bon-perroquet/contract"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { ParcelField } from "../../../components/address/address-lines"
import { isOfCarrier, useProblemText } from "../../../components/address/use-problem-text"

/** Fields whose errors have a text for staff. Other fields can only be too long for the carrier's label. */
const NAMED = [
  ...["first_name", "last_name", "email", "street", "number", "box", "postal_code", "city", "company"],
] as const

type Values = Partial<Record<ParcelField | "first_name", string>> & { country: DeliveryCountry }

export function useAddressError(): (field: ParcelField | "first_name") => string | undefined {
  const { t } = useTranslation("admin")
  const { formState, getValues } = useFormContext<Values>()
  const problemText = useProblemText()
  return (field) => {
    const error = formState.errors[field]
    if (!error) return undefined
    const named = NAMED.find((each) => each === field)
    return named && !isOfCarrier(error.message)
      ? t(`phoneOrder.errors.${named}`)
      : problemText(field, error.message, getValues().country)
  }
}
