import { profileSchema, userSchema } from "@bon-perroquet/contract"
import { preconditionOf, requireUnchanged, route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { updatePerson, userView } from "../../../../customers"

export const PUT = route(
  {
    summary: "Change one's names and phone number",
    description: "The e-mail address stays.",
    access: "account",
    body: profileSchema,
    answer: userSchema,
    versioned: true,
    example: { first_name: "Ada", last_name: "Peeters", phone: "+32 470 12 34 56" },
  },
  async ({ body, container, request }) => {
    const { first_name, last_name, phone } = body
    const caller = await requireCaller(request)
    requireUnchanged(preconditionOf(request), userView(caller))
    return userView(await updatePerson(container, caller, { first_name, last_name, phone: phone || null }))
  },
)
