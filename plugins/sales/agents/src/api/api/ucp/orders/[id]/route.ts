import { readOrder } from "../../../../../orders/read"
import { itemRead } from "../../../../../ucp/answer"

export const GET = itemRead("Retrieve an order that an assistant prepared", readOrder)
