import { completeVatNumber, type DeliveryCountry } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { ShopApiError, useVatNumber } from "@bon-perroquet/shop-react"
import { useState } from "react"
import { vatNumberProblem } from "./vat-number"

type VatStandingNoteProps = {
  vat: Pick<VatStanding, "standing" | "isAsking">
  isExempt?: boolean
}

/** Shows and announces the result of VIES. */
export function VatStandingNote({
  vat: { standing: vatState, isAsking },
  isExempt = false,
}: VatStandingNoteProps) {
  const { t } = useTranslation("checkout")
  return (
    <p role="status" className="text-sm empty:hidden">
      {isAsking ? t("business.asking") : vatState && t(`business.standing.${vatState}`)}
      {vatState === "valid" && isExempt && ` ${t("business.exempt")}`}
    </p>
  )
}

/**
 * Checks a VAT number with VIES when its field loses focus.
 * @param typed current value
 * @param country country of the invoice for a number without prefix
 */
export function useVatStanding(typed: string, country: DeliveryCountry, isWanted: boolean) {
  const [left, setLeft] = useState(typed)
  const number = isWanted && left === typed ? completeVatNumber(typed, country) : ""
  const isWrong = number !== "" && vatNumberProblem(number) !== null
  const checked = isWrong ? "" : number
  const { data, error, isFetching } = useVatNumber(checked, country)
  const vatState = checked ? data?.standing : undefined
  return {
    standing: vatState,
    isAsking: checked !== "" && isFetching,
    isMalformed:
      isWrong || (checked !== "" && error instanceof ShopApiError && error.code === "vat_number_malformed"),
    provenNumber: vatState === "valid" ? data?.vat_number : undefined,
    leaveNumber: () => setLeft(typed),
  }
}

export type VatStanding = ReturnType<typeof useVatStanding>
