import { acceptedSchema, type Accepted } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { deleteMapping } from "../../../../../../imports/calls/mappings"
import { idSchema } from "../../../../../../products/reference"

export const DELETE = route(
  {
    summary: "Delete an import mapping",
    access: "administrator",
    params: idSchema,
    answer: acceptedSchema,
    refusals: { 404: ["mapping_not_found"] },
  },
  async ({ params, container }) => {
    await deleteMapping(container, params.id)
    return { accepted: true } satisfies Accepted
  },
)
