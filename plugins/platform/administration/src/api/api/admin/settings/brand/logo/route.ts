import { uploadedLogoSchema } from "@bon-perroquet/contract/theme"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { storeLogo } from "@bon-perroquet/shop-settings/logos"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
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
  async ({ container, request, response }) => {
    await requireAdministrator(request)
    const { files, width, height } = await logoFiles(await receivedFile(request, response))
    const id = await storeLogo(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), files)
    return { id, width, height }
  },
)
