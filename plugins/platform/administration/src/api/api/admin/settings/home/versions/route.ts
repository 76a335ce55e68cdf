import { homeVersionsSchema } from "@bon-perroquet/contract"
import { HOME } from "@bon-perroquet/shop-settings/settings"
import { versionsRoute } from "../../../../../../settings/versions-route"

export const GET = versionsRoute("the home page settings", HOME, homeVersionsSchema)
