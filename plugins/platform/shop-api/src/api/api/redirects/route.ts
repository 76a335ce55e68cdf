import { foundRedirectSchema, missedAddressSchema, type FoundRedirect } from "@bon-perroquet/contract"
import { callerAddress, RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { findRedirect, reportMissedAddress } from "../../../redirects"

const counted = new RequestLimit(60, 10 * 60_000)
const NOWHERE: FoundRedirect = { location: null, is_for_all: true }

export const POST = route(
  {
    summary: "Find the page that replaces an address",
    description:
      "The edge sends each address that the shop does not have. If a former shop had it, the answer is the page that " +
      "replaces it. Otherwise the shop counts the path per day for the merchant, without the sender, at most 60 in " +
      "10 minutes from one network address. It ignores paths with an e-mail address or a long number.",
    body: missedAddressSchema,
    answer: foundRedirectSchema,
    example: { address: "/produit/noix-de-cajou/" },
  },
  async ({ body, container, language, request }) => {
    const found = await findRedirect(container, body.address, language)
    if (found) return found
    if (counted.allows(callerAddress(request))) await reportMissedAddress(container, body.address)
    return NOWHERE
  },
)
