import { acceptedSchema, type Accepted } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { recordChange } from "@bon-perroquet/api-kit/changes"
import { deleteRedirect } from "@bon-perroquet/shop-api/redirects"
import { idSchema } from "../../../../../../products/reference"

export const DELETE = route(
  {
    summary: "Delete a redirect of an old address",
    access: "administrator",
    params: idSchema,
    answer: acceptedSchema,
    refusals: { 404: ["redirect_not_found"] },
  },
  async ({ params, administrator: { email: by }, container }) => {
    const { id, source, target, language } = await deleteRedirect(container, params.id)
    await recordChange(container, {
      ...{ by, subject: "redirect", subject_id: id, label: source, action: "deleted" },
      before: { target, language },
      after: null,
    })
    return { accepted: true } satisfies Accepted
  },
)
