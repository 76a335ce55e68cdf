import { preferencesSchema, userSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { wantNewsletter } from "../../../../newsletter"
import { objectToSegments, updatePerson, userView } from "../../../../customers"

export const PUT = route(
  {
    summary: "Update language, newsletter and segments",
    description:
      "Sets the language of the shop's e-mail, subscribes to the newsletter (with an e-mail to confirm) " +
      "or unsubscribes. `newsletter_text` is the text beside the choice, which the shop stores as the proof of the consent. " +
      "With `segments_objected`, the person leaves all customer segments and their files at once.",
    access: "account",
    body: preferencesSchema,
    answer: userSchema,
    example: {
      language: "nl",
      newsletter: true,
      newsletter_text: "Nieuws en aanbiedingen, hoogstens één keer per maand.",
    },
  },
  async ({ body, language, container, request }) => {
    let caller = await requireCaller(request)
    if (body.language) caller = await updatePerson(container, caller, {}, { language: body.language })
    if (body.newsletter !== undefined)
      caller = await wantNewsletter(request, caller, {
        ...{ requested: body.newsletter, language: body.language ?? language, text: body.newsletter_text },
      })
    if (body.segments_objected !== undefined)
      caller = await objectToSegments(container, caller, body.segments_objected)
    return userView(caller)
  },
)
