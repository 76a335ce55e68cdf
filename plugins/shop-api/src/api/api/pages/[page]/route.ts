import { INFORMATION_PAGES, pageAnswerSchema } from "@bon-perroquet/contract"
import { pageTextOf } from "@bon-perroquet/shop-settings/settings"
import { z } from "zod"
import { route } from "../../../../http"

export const GET = route(
  {
    summary: "Read what the merchant wrote of a page",
    description:
      "Of delivery, returns, privacy … in the caller's language, ready to be drawn. Null where the storefront's own text stands. Names " +
      "in double braces are gaps for what holds at the moment, such as the merchant's address.",
    params: z.object({ page: z.enum(INFORMATION_PAGES) }),
    answer: pageAnswerSchema,
  },
  async ({ container, params: { page }, language }) => ({
    page,
    text: await pageTextOf(container, page, language),
  }),
)
