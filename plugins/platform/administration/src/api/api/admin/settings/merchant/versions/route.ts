import { merchantVersionsSchema } from "@bon-perroquet/contract"
import { MERCHANT } from "@bon-perroquet/shop-settings/settings"
import { versionsRoute } from "../../../../../../settings/versions-route"

export const GET = versionsRoute("the merchant settings", MERCHANT, merchantVersionsSchema)
