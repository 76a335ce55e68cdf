import { shopSnapshot } from "../../../catalogue"
import { route } from "../../../http"
import { answerSerialised } from "../../../http/answer-serialised"

/** Every product for sale, in the three languages. */
export const GET = route({}, async ({ container, request, response }) => {
  answerSerialised(request, response, (await shopSnapshot(container)).productList())
})
