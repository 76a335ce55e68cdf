import "../../config/validation"
import {
  addressFieldsSchema,
  codeSchema,
  emailSchema,
  newPasswordSchema,
  profileSchema,
  PASSWORD_MIN_LENGTH,
} from "@bon-perroquet/contract"
import { z } from "zod"
import { useTranslation } from "react-i18next"
import { useFieldSentence } from "../../components/use-field-sentence"
import { parcelProblems } from "../../components/address/address-problems"
import type { LimitsTo } from "../../components/address/label-limits"

const text = (max: number) => z.string().trim().max(max)

export const loginFormSchema = z.object({ email: emailSchema, password: z.string().min(1) })
export const codeFormSchema = z.object({ code: codeSchema })
/** Users with a second factor must enter the code. */
export const passwordAndCodeSchema = z.object({
  password: loginFormSchema.shape.password,
  code: codeSchema,
})
export type LoginValues = z.input<typeof loginFormSchema>

const personFormSchema = profileSchema.omit({ business: true }).extend({ phone: text(40) })
export type PersonValues = z.input<typeof personFormSchema>

export const profileFormSchema = personFormSchema
  .extend({ company: text(120), vat_number: text(24) })
  .refine(({ company, vat_number }) => company || !vat_number, { path: ["company"] })
export type ProfileValues = z.input<typeof profileFormSchema>

const twice = z.object({ password: newPasswordSchema, confirmation: z.string() })
const isSame = ({ password, confirmation }: z.input<typeof twice>) => password === confirmation
const SAID_THERE = { path: ["confirmation"] }

export const newPasswordFormSchema = twice.refine(isSame, SAID_THERE)
export type NewPasswordValues = z.input<typeof newPasswordFormSchema>

export const invitationFormSchema = twice
  .extend({
    ...profileSchema.pick({ first_name: true, last_name: true }).shape,
    code: z.union([codeSchema, z.literal("")]),
  })
  .refine(isSame, SAID_THERE)
export type InvitationValues = z.input<typeof invitationFormSchema>

export const changePasswordFormSchema = twice
  .extend({ current: z.string().min(1), code: z.union([codeSchema, z.literal("")]) })
  .refine(isSame, SAID_THERE)
export type ChangePasswordValues = z.input<typeof changePasswordFormSchema>

export const registerFormSchema = personFormSchema
  .extend({ email: emailSchema, ...twice.shape })
  .refine(isSame, SAID_THERE)
export type RegisterValues = z.input<typeof registerFormSchema>

const line = z.string().trim()

const addressSchema = z.object({
  country: addressFieldsSchema.shape.country.unwrap(),
  ...{ street: line, number: line, apartment: line, postal_code: line, city: line },
  is_default: z.boolean(),
})
export type AddressValues = z.input<typeof addressSchema>

export const addressFormSchema = (limitsTo: LimitsTo) =>
  addressSchema.superRefine(({ apartment, ...address }, context) => {
    const limits = limitsTo(address.country, "home")
    for (const [field, message] of parcelProblems({ ...address, box: apartment }, {}, limits))
      context.addIssue({ code: "custom", path: [field === "box" ? "apartment" : field], message })
  })

export const passwordFormSchema = loginFormSchema.pick({ password: true })

export const forgotFormSchema = z.object({ email: emailSchema })
export type ForgotValues = z.input<typeof forgotFormSchema>

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
