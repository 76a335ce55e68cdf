import { INFORMATION_PAGES, pageVersionsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { pageTexts, readVersions } from "@bon-perroquet/shop-settings/settings"
import { z } from "zod"

export const GET = route(
  {
    summary: "List versions of a page's text",
    description: "Newest first, at most 50.",
    access: "administrator",
    params: z.object({ page: z.enum(INFORMATION_PAGES) }),
    answer: pageVersionsSchema,
  },
  ({ container, params: { page } }) => readVersions(container, pageTexts(page)),
)
