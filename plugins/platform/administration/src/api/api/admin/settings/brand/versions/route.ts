import { brandVersionsSchema } from "@bon-perroquet/contract"
import { BRAND } from "@bon-perroquet/shop-settings/settings"
import { versionsRoute } from "../../../../../../settings/versions-route"

export const GET = versionsRoute("the logo and the colours settings", BRAND, brandVersionsSchema)
