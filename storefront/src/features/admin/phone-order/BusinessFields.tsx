import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { BusinessInputs, VatStandingNote, type VatStanding } from "../../../components/business"
import { Part } from "./Part"
import type { PhoneOrderValues } from "./phone-order-form"
import { useAddressError } from "../address/use-address-error"

export function BusinessFields({ vat }: { vat: VatStanding }) {
  const { t } = useTranslation("admin")
  const { t: checkout } = useTranslation("checkout")
  const { register } = useFormContext<PhoneOrderValues>()
  const errorOf = useAddressError()
  return (
    <Part title={t("phoneOrder.business")}>
      <p className="text-sm text-bark">{t("phoneOrder.businessHint")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <BusinessInputs
          isOthers
          company={{
            optionalLabel: checkout("optional"),
            error: errorOf("company"),
            ...register("company"),
          }}
          vatNumber={{
            error: vat.isMalformed ? t("phoneOrder.errors.vat_number") : undefined,
            ...register("vat_number", { onBlur: vat.leaveNumber }),
          }}
        />
      </div>
      <VatStandingNote vat={vat} />
    </Part>
  )
}
