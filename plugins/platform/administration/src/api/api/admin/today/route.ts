import { todaySchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { hasRight, requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { today } from "../../../../today"

export const GET = route(
  {
    summary: "Retrieve open tasks",
    description:
      "Number of orders, products and messages that need an administrator. To list them, filter orders " +
      "by `task`, products by `low_stock_only` or `uninformed_only`, lots by `state` or `to_clear`, and " +
      "messages by `state`.",
    access: "administrator",
    answer: todaySchema,
  },
  async ({ container, request }) => {
    const caller = await requireAdministrator(request)
    return today(container, (right) => hasRight(caller, right))
  },
)
