import { searchWordsSchema, searchWordsSettingSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { SEARCH_WORDS } from "@bon-perroquet/shop-settings/settings"
import { saveSetting, settingView } from "../../../../../settings"

const NONE = { synonyms: [], ignored: [] }

export const GET = route(
  {
    summary: "Retrieve search words",
    description: "Synonyms, misspellings and ignored words of the product search, by language.",
    access: "administrator",
    answer: searchWordsSettingSchema,
    versioned: true,
  },
  ({ request }) => settingView(request, SEARCH_WORDS),
)

export const PUT = route(
  {
    summary: "Update search words",
    description:
      "Each group of synonyms contains words and phrases that mean the same. Searches in this language find products " +
      "with any of them. A phrase may be in one group only. Searches use the change within two seconds.",
    access: "administrator",
    body: searchWordsSchema,
    answer: searchWordsSettingSchema,
    versioned: true,
    example: {
      fr: { synonyms: [["calopsitte", "calopsite"]], ignored: ["pas cher"] },
      nl: NONE,
      en: { synonyms: [["peanut", "groundnut"]], ignored: ["cheap"] },
      de: NONE,
    },
  },
  ({ body, request }) => saveSetting(request, SEARCH_WORDS, body),
)
