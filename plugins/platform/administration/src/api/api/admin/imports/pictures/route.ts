import { importSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { checkPictureImport } from "../../../../../imports"
import { receivedZip } from "../../../../../imports/calls/receive"

const querySchema = z.object({ file_name: z.string().trim().min(1).max(200).default("pictures.zip") })

export const POST = route(
  {
    summary: "Check a ZIP file of pictures",
    description:
      "Name each picture by a SKU or a product's French handle, then `-1`, `-2` … for the order. Letter " +
      "case and folders are ignored. The pictures replace all pictures of the product. If a product has " +
      "several sizes, a SKU sets the picture of that size. This call changes nothing: `lines` lists the " +
      "position of each file, and running the import saves the pictures.",
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
  async ({ query, language, container, request, administrator: { email } }) => {
    const file = { name: query.file_name, bytes: await receivedZip(request) }
    return checkPictureImport(container, email, file, language)
  },
)
