import "../../config/validation"
import { giftCardCodeSchema } from "@bon-perroquet/contract"
import { zodResolver } from "@hookform/resolvers/zod"

export const giftCardResolver = zodResolver(giftCardCodeSchema)
