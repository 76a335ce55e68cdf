import { openingVersionsSchema } from "@bon-perroquet/contract/setup"
import { OPENING } from "@bon-perroquet/shop-settings/settings"
import { versionsRoute } from "../../../../../../settings/versions-route"

export const GET = versionsRoute("the opening", OPENING, openingVersionsSchema)
