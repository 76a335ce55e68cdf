import { useEffect, type ReactNode } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { PARCEL_FIELDS } from "../../../components/address/address-lines"
import { isOfCarrier } from "../../../components/address/use-problem-text"
import { customName } from "../../../components/custom-fields/custom-values"
import { useLanguage } from "../../../i18n"
import { ASKED, CHECKOUT_FIELDS, type CheckoutField, type CheckoutValues } from "../checkout-form"
import { useFieldError } from "../use-field-error"

/** Clears errors of fields that a change of delivery, buyer or invoice has hidden. */
function useFormerErrors() {
  const { control, getFieldState, trigger } = useFormContext<CheckoutValues>()
  const [kind, business, invoice] = useWatch({ control, name: ["point_kind", "business", "invoice"] })
  useEffect(() => {
    const wrong = CHECKOUT_FIELDS.filter((field) => getFieldState(field).invalid)
    if (wrong.length > 0) void trigger(wrong)
  }, [kind, business, invoice, getFieldState, trigger])
}

/** Adds the field's name, because several fields can have the same problem. */
function Named({ field, children }: { field: CheckoutField; children: ReactNode }) {
  const { t } = useTranslation("checkout")
  const { formState } = useFormContext<CheckoutValues>()
  const named = PARCEL_FIELDS.find((each) => each === field)
  if (!named || !isOfCarrier(formState.errors[field]?.message)) return children
  return (
    <>
      <span className="font-semibold">{t(`fields.${named}`)}</span> {children}
    </>
  )
}

/** Problem of one of the merchant's own fields. */
function OwnProblem({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation("common")
  return t(isMissing ? "custom.neededToOrder" : "custom.invalid")
}

export function ErrorSummary() {
  const { t } = useTranslation("checkout")
  const { formState, setFocus } = useFormContext<CheckoutValues>()
  const { language } = useLanguage()
  const errorOf = useFieldError()
  useFormerErrors()
  const wrong = CHECKOUT_FIELDS.filter((field) => formState.errors[field])
  const isNeeded = (key: string) => formState.errors.custom_fields?.[key]?.message === "needed"
  const own = ASKED.filter(({ key }) => formState.errors.custom_fields?.[key])
  if (formState.submitCount === 0 || wrong.length + own.length === 0) return null
  const onlyEmail = wrong.length + own.length === 1 && wrong[0] === "email"
  return (
    <div role="alert" className="rounded-card border border-macaw bg-macaw-wash p-5">
      <p className="font-semibold">{onlyEmail ? errorOf("email") : t("errors.summary")}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {wrong.map((field) => (
          <li key={field}>
            <button type="button" className="text-left underline" onClick={() => setFocus(field)}>
              <Named field={field}>{errorOf(field)}</Named>
            </button>
          </li>
        ))}
        {own.map((each) => (
          <li key={each.key}>
            <button
              type="button"
              className="text-left underline"
              onClick={() => setFocus(`custom_fields.${each.key}`)}
            >
              <span className="font-semibold">{customName(each, language)}</span>{" "}
              <OwnProblem isMissing={isNeeded(each.key)} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
