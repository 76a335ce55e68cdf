import { z } from "zod"
import { uploadedImageSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { pictureVariants, receivedFile, storePicture } from "../../../../images"

export const POST = route(
  {
    summary: "Upload a picture",
    description:
      "JPEG, PNG, WebP, AVIF or GIF. The shop stores it in all sizes and formats that it needs. Use the " +
      "returned URL in a product's `images`.",
    access: "administrator",
    answer: uploadedImageSchema,
    refusals: {
      413: ["image_too_large"],
      415: ["upload_form_expected", "image_type"],
      422: ["image_unreadable", "image_too_many_pixels"],
    },
    reads: { "multipart/form-data": z.object({ file: z.file() }) },
  },
  async ({ container, request, response }) => {
    await requireAdministrator(request)
    const variants = await pictureVariants(await receivedFile(request, response))
    return { url: await storePicture(container, variants) }
  },
)
