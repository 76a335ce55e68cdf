import { adminCategoriesSchema, categoryOrderSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { orderCategories } from "../../../../../categories"

export const PUT = route(
  {
    summary: "Sort categories",
    description:
      "Sends all categories below one category, or at the top, in their new order. If they are no longer the ones " +
      "that the caller read, nothing is changed.",
    access: "administrator",
    body: categoryOrderSchema,
    answer: adminCategoriesSchema,
    refusals: { 412: ["changed_meanwhile"] },
    example: {
      parent_id: null,
      ids: ["pcat_01JX2V0000000000000000000B", "pcat_01JX2V0000000000000000000A"],
    },
  },
  ({ body, administrator: { email }, container }) => orderCategories(container, email, body),
)
