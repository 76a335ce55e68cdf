import {
  redirectInputSchema,
  redirectSchema,
  redirectsQuerySchema,
  redirectsSchema,
  TOTAL_COUNT_HEADER,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { recordChange } from "@bon-perroquet/api-kit/changes"
import { redirectsPage, saveRedirect } from "@bon-perroquet/shop-api/redirects"

export const GET = route(
  {
    summary: "List redirects of old addresses",
    description: "Patterns first, then by source.",
    access: "administrator",
    query: redirectsQuerySchema,
    answer: redirectsSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, container, response }) => {
    const { redirects, total } = await redirectsPage(container, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return redirects
  },
)

export const PUT = route(
  {
    summary: "Save a redirect of an old address",
    description:
      "Redirects an address of a former shop to a page of this one, and replaces the redirect with the same source. " +
      "Addresses that the shop has are not redirected. A pattern such as `/produit/:handle` is used only if the " +
      "product or category exists.",
    access: "administrator",
    body: redirectInputSchema,
    example: { source: "/produit/:handle", target: "/products/:handle", language: null },
    answer: redirectSchema,
    refusals: { 422: ["redirect_source", "redirect_target"] },
  },
  async ({ body, administrator: { email: by }, container }) => {
    const { before, after } = await saveRedirect(container, by, body)
    await recordChange(container, {
      ...{ by, subject: "redirect", subject_id: after.id, label: after.source },
      action: before ? "changed" : "created",
      before: before && { target: before.target, language: before.language },
      after: { target: after.target, language: after.language },
    })
    return after
  },
)
