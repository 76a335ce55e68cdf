import { INFORMATION_PAGES, pageSettingSchema, pageSourcesSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { pageTexts } from "@bon-perroquet/shop-settings/settings"
import { z } from "zod"
import { saveSetting, settingView } from "../../../../../../settings"

const params = z.object({ page: z.enum(INFORMATION_PAGES) })

export const GET = route(
  {
    summary: "Read what is written of a page",
    description: "By language; a language that is left out has the storefront's own text.",
    access: "administrator",
    params,
    answer: pageSettingSchema,
    versioned: true,
  },
  ({ request, params: { page } }) => settingView(request, pageTexts(page)),
)

export const PUT = route(
  {
    summary: "Write a page's text",
    description:
      "In a small part of Markdown: headings, paragraphs, lists, tables, bold, italic and links. HTML stays text. Names in double braces " +
      "are filled in by the shop; one that it does not know is refused. Whoever leaves a language out goes back to the storefront's own text.",
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
