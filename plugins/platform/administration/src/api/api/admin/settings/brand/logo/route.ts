import { uploadedLogoSchema } from "@bon-perroquet/contract/theme"
import { route } from "@bon-perroquet/api-kit/http"
import { storeLogo } from "@bon-perroquet/shop-settings/logos"
import { logoFiles, PICTURE_UPLOAD, receivedFile } from "../../../../../../images"

export const POST = route(
  {
    summary: "Upload a logo",
    description:
      "JPEG, PNG, WebP, AVIF or GIF. The shop removes transparent margins and creates the icons. Save the answer as " +
      "`logo` with `PUT /api/admin/settings/brand`.",
    access: "administrator",
    answer: uploadedLogoSchema,
    ...PICTURE_UPLOAD,
  },
  async ({ knex, request, response }) => {
    const { files, width, height } = await logoFiles(await receivedFile(request, response))
    const id = await storeLogo(knex, files)
    return { id, width, height }
  },
)
