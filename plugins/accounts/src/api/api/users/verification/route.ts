import type { Accepted } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { mayBeMailed } from "../../../../limits"
import { mailPerson } from "../../../../mails"

/** Sends the link that verifies the person's own address once more. */
export const POST = route({}, async ({ language, container, request }) => {
  const caller = await requireCaller(request)
  if (await mayBeMailed(request, "verify", caller.email))
    await mailPerson(container, "verify", caller, language)
  return { accepted: true } satisfies Accepted
})
