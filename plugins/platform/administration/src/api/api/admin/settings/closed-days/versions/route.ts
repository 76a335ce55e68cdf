import { dispatchVersionsSchema } from "@bon-perroquet/contract"
import { DISPATCH_SETTINGS } from "@bon-perroquet/shop-settings/settings"
import { versionsRoute } from "../../../../../../settings/versions-route"

export const GET = versionsRoute("the days without dispatch", DISPATCH_SETTINGS, dispatchVersionsSchema)
