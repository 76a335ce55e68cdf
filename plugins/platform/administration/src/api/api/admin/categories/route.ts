import { adminCategoriesSchema, adminCategorySchema, categoryInputSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { adminCategories, createCategory } from "../../../../categories"

export const GET = route(
  {
    summary: "List categories",
    description: "All categories, also hidden ones. Each comes after the one above it, in the shop's order.",
    access: "administrator",
    answer: adminCategoriesSchema,
  },
  ({ container }) => adminCategories(container),
)

export const POST = route(
  {
    summary: "Create a category",
    access: "administrator",
    body: categoryInputSchema,
    answer: adminCategorySchema,
    versioned: true,
    refusals: {
      400: ["image_elsewhere"],
      404: ["category_not_found"],
      409: ["category_handle_in_use", "category_parent_hidden"],
    },
    example: {
      name_fr: "Graines germées",
      name_nl: "Gekiemde zaden",
      name_en: "Sprouted seeds",
      parent_id: null,
    },
  },
  ({ body, administrator: { email }, container }) => createCategory(container, email, body),
)
