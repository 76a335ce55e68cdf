import { uploadedImageSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { PICTURE_UPLOAD, pictureVariants, receivedFile, storePicture } from "../../../../images"

export const POST = route(
  {
    summary: "Upload a picture",
    description:
      "JPEG, PNG, WebP, AVIF or GIF. The shop stores it in all sizes and formats that it needs. Use the " +
      "returned URL in a product's `images`.",
    access: "administrator",
    answer: uploadedImageSchema,
    ...PICTURE_UPLOAD,
  },
  async ({ container, request, response }) => {
    const variants = await pictureVariants(await receivedFile(request, response))
    return { url: await storePicture(container, variants) }
  },
)
