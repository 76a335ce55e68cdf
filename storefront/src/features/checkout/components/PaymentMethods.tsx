import { useTranslation } from "react-i18next"
import type { PaymentChoice } from "../use-chosen-payment"
import { FormSection } from "./FormSection"

export function PaymentMethods({ payment: { methods, chosen, choose } }: { payment: PaymentChoice }) {
  const { t } = useTranslation("checkout")
  if (methods.length < 2) return null
  return (
    <FormSection title={t("payment.title")}>
      <div role="radiogroup" aria-label={t("payment.title")} className="flex flex-col gap-3">
        {methods.map(({ code, name, text, is_disabled }) => (
          <label
            key={code}
            className="flex cursor-pointer items-center gap-4 rounded-control border border-edge p-4 has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="payment_method"
              value={code}
              disabled={is_disabled}
              checked={code === chosen?.code}
              onChange={() => choose(code)}
              className="size-5 shrink-0 accent-leaf outline-none"
            />
            <span className="min-w-0 flex-1 font-semibold">
              {name}
              <span className="block text-sm font-normal text-bark">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </FormSection>
  )
}
