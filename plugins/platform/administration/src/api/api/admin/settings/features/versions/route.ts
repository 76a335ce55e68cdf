import { featuresVersionsSchema } from "@bon-perroquet/contract/features"
import { FEATURES } from "@bon-perroquet/shop-settings/settings"
import { versionsRoute } from "../../../../../../settings/versions-route"

export const GET = versionsRoute("the functions of the shop", FEATURES, featuresVersionsSchema)
