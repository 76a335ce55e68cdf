import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { BusinessInputs, VatStandingNote, vatNumberProblem } from "../../../components/business"
import type { CheckoutValues } from "../checkout-form"
import type { BusinessChoice } from "../use-business"
import { useFieldError } from "../use-field-error"
import { FormSection } from "./FormSection"

export function BusinessFields({ business, isExempt }: { business: BusinessChoice; isExempt: boolean }) {
  const { t } = useTranslation("checkout")
  const { register, setValue } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
  const { isOffered, isWanted, isMalformed, number, leaveNumber } = business
  if (!isOffered) return null
  return (
    <FormSection title={t("business.title")}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ target }) => setValue("business", target.checked ? "yes" : "")}
          className="size-5 shrink-0 accent-leaf"
        />
        {t("business.buy")}
      </label>
      {isWanted && (
        <>
          <BusinessInputs
            company={{ error: errorOf("company"), required: true, ...register("company") }}
            vatNumber={{
              hint: t("business.vatHint"),
              error: isMalformed
                ? t(vatNumberProblem(number) === "country" ? "errors.vat_country" : "errors.vat_number")
                : errorOf("vat_number"),
              ...register("vat_number", { onBlur: leaveNumber }),
            }}
          />
          <VatStandingNote vat={business} isExempt={isExempt} />
        </>
      )}
    </FormSection>
  )
}
