import { adminCategorySchema, categoryMergeSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { mergeCategories } from "../../../../../../categories"
import { idSchema } from "../../../../../../products/reference"

export const POST = route(
  {
    summary: "Merge a category into another one",
    description:
      "Moves its products, subcategories and promotions, and deletes it. Its addresses redirect to the other category.",
    access: "administrator",
    params: idSchema,
    body: categoryMergeSchema,
    answer: adminCategorySchema,
    refusals: { 404: ["category_not_found"], 409: ["category_in_itself"] },
    example: { into: "pcat_01JX2V0000000000000000000A" },
  },
  ({ params, body, administrator: { email }, container }) =>
    mergeCategories(container, email, params.id, body),
)
