import { acceptedSchema, adminCategorySchema, categoryChangeSchema } from "@bon-perroquet/contract"
import { accepted, preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { adminCategory, changeCategory, deleteCategory } from "../../../../../categories"
import { idSchema } from "../../../../../products/reference"

export const GET = route(
  {
    summary: "Retrieve a category",
    access: "administrator",
    params: idSchema,
    answer: adminCategorySchema,
    versioned: true,
    refusals: { 404: ["category_not_found"] },
  },
  ({ params, container }) => adminCategory(container, params.id),
)

export const PUT = route(
  {
    summary: "Update a category",
    description:
      "Absent fields are not changed. Former handles redirect. A hidden category hides the categories below it.",
    access: "administrator",
    params: idSchema,
    body: categoryChangeSchema,
    answer: adminCategorySchema,
    versioned: true,
    refusals: {
      400: ["image_elsewhere"],
      404: ["category_not_found"],
      409: ["category_handle_in_use", "category_in_itself", "category_parent_hidden"],
    },
    example: { name_en: "Nuts without the shell", is_perishable: true },
  },
  ({ params, body, administrator: { email }, container, request }) => {
    const precondition = preconditionOf(request)
    return changeCategory(container, email, params.id, { given: body, precondition })
  },
)

export const DELETE = route(
  {
    summary: "Delete an empty category",
    description: "Only without products and subcategories. Otherwise, merge it into another one.",
    access: "administrator",
    params: idSchema,
    answer: acceptedSchema,
    refusals: { 404: ["category_not_found"], 409: ["category_not_empty"] },
  },
  ({ params, administrator: { email }, container }) => accepted(deleteCategory(container, email, params.id)),
)
