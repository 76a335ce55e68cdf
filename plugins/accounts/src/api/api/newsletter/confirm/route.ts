import { linkSchema, type Accepted } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { confirmNewsletter } from "../../../../newsletter"

export const POST = route({ body: linkSchema }, async ({ body, container }) => {
  await confirmNewsletter(container, body.token)
  return { accepted: true } satisfies Accepted
})
