import { useTranslation } from "react-i18next"
import type { VatStanding } from "./use-vat-standing"

type VatStandingNoteProps = {
  vat: Pick<VatStanding, "standing" | "isAsking">
  /** Whether the cart is sold without VAT for it. */
  isExempt?: boolean
}

/** What VIES says of a VAT number, told to whoever cannot see it change. */
export function VatStandingNote({ vat: { standing, isAsking }, isExempt = false }: VatStandingNoteProps) {
  const { t } = useTranslation("checkout")
  return (
    <p role="status" className="text-sm empty:hidden">
      {isAsking ? t("business.asking") : standing && t(`business.standing.${standing}`)}
      {standing === "valid" && isExempt && ` ${t("business.exempt")}`}
    </p>
  )
}
