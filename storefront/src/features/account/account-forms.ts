import { keysOf, PASSWORD_MIN_LENGTH, shownFieldsOf, type DeliveryCountry } from "@bon-perroquet/contract"
import type { FieldValues, Resolver } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { TypedCustomValues } from "../../components/custom-fields/custom-values"
import { useFieldSentence } from "../../components/use-field-sentence"
import { laterResolver } from "../../config/later-resolver"

export type LoginValues = { email: string; password: string }
export type PersonValues = { first_name: string; last_name: string; phone: string }
export type ProfileValues = PersonValues & {
  company: string
  vat_number: string
  custom_fields: TypedCustomValues
}
export type NewPasswordValues = { password: string; confirmation: string }
export type ChangePasswordValues = NewPasswordValues & { current: string; code: string }
export type InvitationValues = NewPasswordValues & Omit<PersonValues, "phone"> & { code: string }
export type RegisterValues = PersonValues & NewPasswordValues & { email: string }
export type AddressValues = {
  country: DeliveryCountry
  street: string
  number: string
  apartment: string
  postal_code: string
  city: string
  is_default: boolean
}

/** Fields of the merchant that customers see and change. */
export const OWN_FIELDS = keysOf(shownFieldsOf("customer"))

export const loadRules = () => import("./account-rules")

// Loads the rules before the customer submits a form.
if (typeof document !== "undefined")
  document.addEventListener("focusin", () => void loadRules().catch(() => undefined), { once: true })

/**
 * Returns a form's resolver. Its rules (account-rules.ts) load when the customer first focuses something, because Zod
 * would delay the first use of the page.
 */
export const byRules = <V extends FieldValues>(
  rulesOf: (rules: Awaited<ReturnType<typeof loadRules>>) => Resolver<V>,
): Resolver<V> => laterResolver(async () => rulesOf(await loadRules()))

export function usePasswordTexts() {
  const { t } = useTranslation("account")
  const sentence = useFieldSentence()
  const count = PASSWORD_MIN_LENGTH
  return {
    hint: t("password.hint", { count }),
    tooShort: sentence("password_short", count),
    differs: t("password.differs"),
  }
}
