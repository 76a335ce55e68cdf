import { promotionIdSchema } from "@bon-perroquet/contract"
import { z } from "zod"

export const promotionReference = z.object({ id: promotionIdSchema })
