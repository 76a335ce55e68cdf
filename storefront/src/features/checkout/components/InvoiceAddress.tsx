import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { CheckoutValues } from "../checkout-form"
import { AddressLines } from "./AddressLines"
import { CountryField } from "./CountryField"
import { FormSection } from "./FormSection"

/** @param atPoint true for delivery to a pick-up point; a business must then enter an invoice address */
export function InvoiceAddress({ atPoint }: { atPoint: boolean }) {
  const { t } = useTranslation("checkout")
  const { control, setValue } = useFormContext<CheckoutValues>()
  const [invoice, business] = useWatch({ control, name: ["invoice", "business"] })
  const required = atPoint && business === "yes"
  const requested = required || invoice === "other"
  return (
    <FormSection title={t("invoice.title")}>
      {required ? (
        <p className="text-sm text-bark">{t("invoice.required")}</p>
      ) : (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={requested}
            onChange={({ target }) => setValue("invoice", target.checked ? "other" : "")}
            className="size-5 shrink-0 accent-leaf"
          />
          {t(atPoint ? "invoice.wanted" : "invoice.other")}
        </label>
      )}
      {requested && (
        <>
          <CountryField of="invoice_" />
          <AddressLines of="invoice_" purpose="billing" />
        </>
      )}
    </FormSection>
  )
}
