import { INFORMATION_PAGES, pageAnswerSchema } from "@bon-perroquet/contract"
import { pageTextOf } from "@bon-perroquet/shop-settings/settings"
import { z } from "zod"
import { route } from "@bon-perroquet/api-kit/http"

export const GET = route(
  {
    summary: "Retrieve a page's text",
    description:
      "The merchant's text, for example of delivery, returns or privacy, in the caller's language and " +
      "ready to render. Null means the storefront's default text. Names in double braces are " +
      "placeholders for current values, for example the merchant's address.",
    params: z.object({ page: z.enum(INFORMATION_PAGES) }),
    answer: pageAnswerSchema,
  },
  async ({ container, params: { page }, language }) => ({
    page,
    ...(await pageTextOf(container, page, language)),
  }),
)
