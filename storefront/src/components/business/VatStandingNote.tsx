import { useTranslation } from "react-i18next"
import type { VatStanding } from "./use-vat-standing"

type VatStandingNoteProps = {
  vat: Pick<VatStanding, "standing" | "isAsking">
  /** True if the cart is sold without VAT. */
  isExempt?: boolean
}

/** Shows and announces the answer of VIES. */
export function VatStandingNote({ vat: { standing, isAsking }, isExempt = false }: VatStandingNoteProps) {
  const { t } = useTranslation("checkout")
  return (
    <p role="status" className="text-sm empty:hidden">
      {isAsking ? t("business.asking") : standing && t(`business.standing.${standing}`)}
      {standing === "valid" && isExempt && ` ${t("business.exempt")}`}
    </p>
  )
}
