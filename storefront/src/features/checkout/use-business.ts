import { ShopApiError, useVatNumber } from "@bon-perroquet/shop-react"
import { useState } from "react"
import { useWatch, type UseFormReturn } from "react-hook-form"
import { useOffers } from "../../config/services"
import type { CheckoutValues } from "./checkout-form"

/** The business that is bought for, and what is said of its VAT number: asked once the field is left. */
export function useBusiness({
  control,
  getValues,
}: Pick<UseFormReturn<CheckoutValues>, "control" | "getValues">) {
  const isOffered = useOffers("business")
  const [business, typed] = useWatch({ control, name: ["business", "vat_number"] })
  const [left, setLeft] = useState(() => getValues("vat_number"))
  const isWanted = isOffered && business === "yes"
  const asked = isWanted && left === typed ? typed.trim() : ""
  const { data, error, isFetching } = useVatNumber(asked)
  const standing = asked ? data?.standing : undefined
  return {
    isOffered,
    isWanted,
    standing,
    isAsking: asked !== "" && isFetching,
    isMalformed: asked !== "" && error instanceof ShopApiError && error.code === "vat_number_malformed",
    /** As registers write it, while it is known to be in force. */
    provenNumber: standing === "valid" ? data?.vat_number : undefined,
    leaveNumber: () => setLeft(getValues("vat_number")),
  }
}

export type BusinessChoice = ReturnType<typeof useBusiness>
