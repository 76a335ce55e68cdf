import { preferencesSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { wantNewsletter } from "../../../../newsletter"
import { updatePerson, userView } from "../../../../people"

/** Sets the language of the shop's mail, asks for the newsletter, or leaves it. */
export const PUT = route({ body: preferencesSchema }, async ({ body, language, container, request }) => {
  let caller = await requireCaller(request)
  if (body.language) caller = await updatePerson(container, caller, {}, { language: body.language })
  if (body.newsletter !== undefined)
    caller = await wantNewsletter(request, caller, body.newsletter, body.language ?? language)
  return userView(caller)
})
