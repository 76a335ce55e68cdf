import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { pictureVariants, receivedFile, storePicture } from "../../../../images"

export const POST = route({}, async ({ container, request, response }) => {
  await requireAdministrator(request)
  const variants = await pictureVariants(await receivedFile(request, response))
  return { url: await storePicture(container, variants) }
})
