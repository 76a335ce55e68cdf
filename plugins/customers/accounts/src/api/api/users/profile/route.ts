import {
  DEFAULT_COUNTRY,
  metadataOf,
  profileSchema,
  userSchema,
  type Business,
} from "@bon-perroquet/contract"
import { preconditionOf, refuse, requireUnchanged, route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { vatNumberOf } from "@bon-perroquet/contract/vat/numbers"
import { updatePerson, userView } from "../../../../customers"

/** Adds the country prefix to a VAT number. A number without a prefix is Belgian. */
function checkedBusiness(business: Business): Business {
  const { vat_number: typed } = business
  if (!typed || vatNumberOf(typed)) return business
  const number = vatNumberOf(typed, DEFAULT_COUNTRY)
  if (!number) throw refuse("vat_number_malformed", 400)
  return { ...business, vat_number: number.vat_number }
}

export const PUT = route(
  {
    summary: "Update name, phone number, business and the merchant's own fields",
    description: "You cannot change the e-mail address.",
    access: "account",
    body: profileSchema,
    answer: userSchema,
    versioned: true,
    refusals: { 400: ["vat_number_malformed"] },
    example: { first_name: "Ada", last_name: "Peeters", phone: "+32 470 12 34 56" },
  },
  async ({ body, container, request }) => {
    const { first_name, last_name, phone, business, custom_fields = {} } = body
    const caller = await requireCaller(request)
    requireUnchanged(preconditionOf(request), userView(caller))
    const notes = {
      ...(business !== undefined && { business: business && checkedBusiness(business) }),
      ...metadataOf(custom_fields),
    }
    return userView(
      await updatePerson(container, caller, { first_name, last_name, phone: phone || null }, notes),
    )
  },
)
