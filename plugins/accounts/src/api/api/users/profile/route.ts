import { profileSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { updatePerson, userView } from "../../../../people"

/** Changes the person's names and phone number; the e-mail address stays. */
export const PUT = route({ body: profileSchema }, async ({ body, container, request }) => {
  const { first_name, last_name, phone } = body
  const caller = await requireCaller(request)
  return userView(await updatePerson(container, caller, { first_name, last_name, phone: phone || null }))
})
