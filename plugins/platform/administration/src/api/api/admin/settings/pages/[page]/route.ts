import { INFORMATION_PAGES, pageSettingSchema, pageSourcesSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { pageTexts } from "@bon-perroquet/shop-settings/settings"
import { z } from "zod"
import { saveSetting, settingView } from "../../../../../../settings"

const params = z.object({ page: z.enum(INFORMATION_PAGES) })

export const GET = route(
  {
    summary: "Retrieve a page's text",
    description: "By language. A missing language uses the storefront's default text.",
    access: "administrator",
    params,
    answer: pageSettingSchema,
    versioned: true,
  },
  ({ request, params: { page } }) => settingView(request, pageTexts(page)),
)

export const PUT = route(
  {
    summary: "Update a page's text",
    description:
      "In a Markdown subset: headings, paragraphs, lists, tables, bold, italic and links. HTML is shown " +
      "as text. Names in double braces are placeholders, and unknown ones are rejected. A missing " +
      "language uses the storefront's default text again.",
    access: "administrator",
    params,
    body: pageSourcesSchema,
    answer: pageSettingSchema,
    versioned: true,
    example: {
      en: { title: "About us", intro: "{{name}} sells nuts.", text: "## Who we are\n\nParrot people." },
    },
  },
  ({ body, request, params: { page } }) => saveSetting(request, pageTexts(page), body),
)
