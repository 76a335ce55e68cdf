import { route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { userView } from "../../../../people"

export const GET = route({}, async ({ request }) => userView(await requireCaller(request)))
