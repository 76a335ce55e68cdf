import { acceptedSchema } from "@bon-perroquet/contract"
import type { Accepted } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { mayBeMailed } from "../../../../limits"
import { mailPerson } from "../../../../mails"

export const POST = route(
  {
    summary: "Send the verification e-mail again",
    description: "Limited to a few times in 15 minutes.",
    access: "account",
    answer: acceptedSchema,
  },
  async ({ language, container, request }) => {
    const caller = await requireCaller(request)
    if (await mayBeMailed(request, "verify", caller.email))
      await mailPerson(container, "verify", caller, language)
    return { accepted: true } satisfies Accepted
  },
)
