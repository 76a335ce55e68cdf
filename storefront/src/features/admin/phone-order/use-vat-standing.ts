import { ShopApiError, useVatNumber } from "@bon-perroquet/shop-react"
import { useState } from "react"
import { useWatch, type UseFormReturn } from "react-hook-form"
import { useOffers } from "../../../config/services"
import type { PhoneOrderValues } from "./phone-order-form"

/** What is said of the VAT number that was told on the telephone: asked once the field is left. */
export function useVatStanding({
  control,
  getValues,
}: Pick<UseFormReturn<PhoneOrderValues>, "control" | "getValues">) {
  const isOffered = useOffers("business")
  const typed = useWatch({ control, name: "vat_number" })
  const [left, setLeft] = useState("")
  const asked = isOffered && left === typed ? typed.trim() : ""
  const { data, error, isFetching } = useVatNumber(asked)
  const standing = asked ? data?.standing : undefined
  return {
    isOffered,
    standing,
    isAsking: asked !== "" && isFetching,
    isMalformed: asked !== "" && error instanceof ShopApiError && error.code === "vat_number_malformed",
    /** As registers write it, while it is known to be in force. */
    provenNumber: standing === "valid" ? data?.vat_number : undefined,
    leaveNumber: () => setLeft(getValues("vat_number")),
  }
}

export type VatStanding = ReturnType<typeof useVatStanding>
