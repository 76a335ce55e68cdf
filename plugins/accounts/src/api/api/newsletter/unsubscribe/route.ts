import { linkSchema, type Accepted } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { leaveNewsletter } from "../../../../newsletter"

export const POST = route({ body: linkSchema }, async ({ body, container }) => {
  await leaveNewsletter(container, body.token)
  return { accepted: true } satisfies Accepted
})
