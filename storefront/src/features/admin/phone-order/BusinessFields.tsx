import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { BusinessInputs } from "../../../components/business"
import { Part } from "./Part"
import type { PhoneOrderValues } from "./phone-order-form"
import type { VatStanding } from "./use-vat-standing"

/** The business that is ordered for, where the shop takes such orders, and what VIES says of its number. */
export function BusinessFields({
  vat: { isOffered, isAsking, isMalformed, standing, leaveNumber },
}: {
  vat: VatStanding
}) {
  const { t } = useTranslation("admin")
  const { t: checkout } = useTranslation("checkout")
  const {
    register,
    formState: { errors },
  } = useFormContext<PhoneOrderValues>()
  if (!isOffered) return null
  return (
    <Part title={t("phoneOrder.business")}>
      <p className="text-sm text-bark">{t("phoneOrder.businessHint")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <BusinessInputs
          isOthers
          company={{
            optionalLabel: checkout("optional"),
            error: errors.company && t("phoneOrder.errors.company"),
            ...register("company"),
          }}
          vatNumber={{
            error: isMalformed ? t("phoneOrder.errors.vat_number") : undefined,
            ...register("vat_number", { onBlur: leaveNumber }),
          }}
        />
      </div>
      <p role="status" className="text-sm empty:hidden">
        {isAsking ? checkout("business.asking") : standing && checkout(`business.standing.${standing}`)}
      </p>
    </Part>
  )
}
