import "../../config/validation"
import {
  addressFieldsSchema,
  codeSchema,
  emailSchema,
  giftCardCodeSchema,
  MAX_WITHDRAWAL_MESSAGE,
  newPasswordSchema,
  orderLookUpSchema,
  profileSchema,
  reviewInputSchema,
  withdrawalByNumberSchema,
} from "@bon-perroquet/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { z } from "zod"
import { parcelProblems } from "../../components/address/address-problems"
import { refuseWrongValues, typedCustomSchema } from "../../components/custom-fields/custom-rules"
import { OWN_FIELDS } from "./account-forms"
import type { LimitsTo } from "../../components/address/label-limits"

const line = z.string().trim()
const text = (max: number) => line.max(max)

const loginSchema = z.object({ email: emailSchema, password: z.string().min(1) })
const personSchema = profileSchema.omit({ business: true, custom_fields: true }).extend({ phone: text(40) })

const twice = z.object({ password: newPasswordSchema, confirmation: z.string() })
const isSame = ({ password, confirmation }: z.input<typeof twice>) => password === confirmation
const AT_CONFIRMATION = { path: ["confirmation"] }

const addressSchema = z.object({
  country: addressFieldsSchema.shape.country.unwrap(),
  ...{ street: line, number: line, apartment: line, postal_code: line, city: line },
  is_default: z.boolean(),
})

export const addressFormSchema = (limitsTo: LimitsTo) =>
  addressSchema.superRefine(({ apartment, ...address }, context) => {
    const limits = limitsTo(address.country, "home")
    for (const [field, message] of parcelProblems({ ...address, box: apartment }, {}, limits))
      context.addIssue({ code: "custom", path: [field === "box" ? "apartment" : field], message })
  })

const { title, text: reviewText, author_name } = reviewInputSchema.shape

export const login = zodResolver(loginSchema)
export const code = zodResolver(z.object({ code: codeSchema }))
export const password = zodResolver(loginSchema.pick({ password: true }))
/** Users with a second factor must enter the code. */
export const passwordAndCode = zodResolver(
  z.object({ password: loginSchema.shape.password, code: codeSchema }),
)
export const forgottenPassword = zodResolver(z.object({ email: emailSchema }))
export const newPassword = zodResolver(twice.refine(isSame, AT_CONFIRMATION))
export const changedPassword = zodResolver(
  twice
    .extend({ current: z.string().min(1), code: z.union([codeSchema, z.literal("")]) })
    .refine(isSame, AT_CONFIRMATION),
)
export const invitation = zodResolver(
  twice
    .extend({
      ...profileSchema.pick({ first_name: true, last_name: true }).shape,
      code: z.union([codeSchema, z.literal("")]),
    })
    .refine(isSame, AT_CONFIRMATION),
)
export const registration = zodResolver(
  personSchema.extend({ email: emailSchema, ...twice.shape }).refine(isSame, AT_CONFIRMATION),
)
export const profile = zodResolver(
  personSchema
    .extend({ company: text(120), vat_number: text(24), custom_fields: typedCustomSchema })
    .refine(({ company, vat_number }) => company || !vat_number, { path: ["company"] })
    .superRefine(({ custom_fields }, context) => refuseWrongValues(OWN_FIELDS, custom_fields, context)),
)
export { savedCustomValues } from "../../components/custom-fields/custom-rules"
export const address = (limitsTo: LimitsTo) => zodResolver(addressFormSchema(limitsTo))
export const orderLookUp = zodResolver(orderLookUpSchema)
export const giftCard = zodResolver(giftCardCodeSchema)
export const withdrawalByNumber = zodResolver(withdrawalByNumberSchema)
/** Rules of the units to return, in the sequence of the lines. At least one unit is required. */
export const withdrawal = (lines: readonly { quantity: number }[]) =>
  zodResolver(
    z.object({
      quantities: z
        .array(line.regex(/^\d*$/))
        .refine((quantities) =>
          quantities.every((each, index) => Number(each) <= (lines[index]?.quantity ?? 0)),
        )
        .refine((quantities) => quantities.some((quantity) => Number(quantity) > 0)),
      message: text(MAX_WITHDRAWAL_MESSAGE),
    }),
  )
/** A new review has 0 stars until the customer chooses. */
export const review = zodResolver(
  z.object({ stars: z.number().int().min(1).max(5), title, text: reviewText, author_name }),
)
