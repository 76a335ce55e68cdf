import { ShopApiError, useVatNumber } from "@bon-perroquet/shop-react"
import { useState } from "react"

/**
 * What is said of a VAT number: asked once its field is left.
 * @param typed what stands in the field
 */
export function useVatStanding(typed: string, isWanted: boolean) {
  const [left, setLeft] = useState(typed)
  const asked = isWanted && left === typed ? typed.trim() : ""
  const { data, error, isFetching } = useVatNumber(asked)
  const standing = asked ? data?.standing : undefined
  return {
    standing,
    isAsking: asked !== "" && isFetching,
    isMalformed: asked !== "" && error instanceof ShopApiError && error.code === "vat_number_malformed",
    /** As registers write it, while it is known to be in force. */
    provenNumber: standing === "valid" ? data?.vat_number : undefined,
    leaveNumber: () => setLeft(typed),
  }
}

export type VatStanding = ReturnType<typeof useVatStanding>
