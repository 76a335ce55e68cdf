import { searchWordsVersionsSchema } from "@bon-perroquet/contract"
import { SEARCH_WORDS } from "@bon-perroquet/shop-settings/settings"
import { versionsRoute } from "../../../../../../settings/versions-route"

export const GET = versionsRoute("the search words", SEARCH_WORDS, searchWordsVersionsSchema)
