import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { CHECKOUT_FIELDS, type CheckoutValues } from "../checkout-form"
import { useFieldError } from "../use-field-error"

/** Lists errors after an attempt to pay, with links to the fields. */
export function ErrorSummary() {
  const { t } = useTranslation("checkout")
  const { formState, setFocus } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
  const wrong = CHECKOUT_FIELDS.filter((field) => formState.errors[field])
  if (formState.submitCount === 0 || wrong.length === 0) return null
  const onlyEmail = wrong.length === 1 && wrong[0] === "email"
  return (
    <div role="alert" className="rounded-card border border-macaw bg-macaw-wash p-5">
      <p className="font-semibold">{onlyEmail ? errorOf("email") : t("errors.summary")}</p>
      <ul className="mt-2 list-disc pl-5">
        {wrong.map((field) => (
          <li key={field}>
            <button type="button" className="text-left underline" onClick={() => setFocus(field)}>
              {errorOf(field)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
