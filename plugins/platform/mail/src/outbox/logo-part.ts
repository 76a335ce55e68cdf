import { readLogo } from "@bon-perroquet/shop-settings/logos"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Matches the logo in the HTML of a message. */
export const LOGO_PART = /cid:(logo_[0-9A-Z]{26})/

/** Returns the logo that a message shows, as an attachment without a file name of its own in the list of files. */
export async function logoPart(container: MedusaContainer, html: string) {
  const id = LOGO_PART.exec(html)?.[1]
  const png = id && (await readLogo(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id, "logo"))
  if (!png) return []
  return [
    {
      ...{ id, filename: "logo.png", content_type: "image/png", disposition: "inline" },
      content: png.toString("base64"),
    },
  ]
}
