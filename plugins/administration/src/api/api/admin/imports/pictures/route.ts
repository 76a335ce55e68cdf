import { importSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { checkPictureImport } from "../../../../../imports"
import { receivedZip } from "../../../../../imports/receive"

const querySchema = z.object({ file_name: z.string().trim().min(1).max(200).default("pictures.zip") })

export const POST = route(
  {
    summary: "Check a ZIP of pictures",
    description:
      "Pictures named by a SKU or a product's French handle, whatever letters are large, then `-1`, `-2` … for their " +
      "order; folders mean nothing. They replace all pictures of their product; of a product in several sizes a SKU names " +
      "the size's own picture. Changes nothing yet: `lines` tells each file's place, running the import takes the pictures.",
    access: "administrator",
    query: querySchema,
    answer: importSchema,
    refusals: {
      413: ["payload_too_large"],
      415: ["zip_expected"],
      422: ["zip_unreadable", "zip_empty", "zip_too_large"],
    },
    reads: { "application/zip": z.file() },
  },
  async ({ query, language, container, request }) => {
    const { email } = await requireAdministrator(request)
    const file = { name: query.file_name, bytes: await receivedZip(request) }
    return checkPictureImport(container, email, file, language)
  },
)
