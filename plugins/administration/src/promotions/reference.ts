import { promotionIdSchema } from "@bon-perroquet/contract"
import { z } from "zod"

/** The address of one promotion. */
export const promotionReference = z.object({ id: promotionIdSchema })
