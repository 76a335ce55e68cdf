import { readFileSync } from "node:fs"
import { z } from "zod"

/** What the edge itself says of the merchant; the screens know the rest. */
const merchantSchema = z.looseObject({ name: z.string().min(1) })
export type Merchant = z.infer<typeof merchantSchema>

/** Who sells: read when the edge starts, so that a changed file needs no new build. */
export const readMerchant = (file: string): Merchant =>
  merchantSchema.parse(JSON.parse(readFileSync(file, "utf8")))

const icon = (size: number, purpose = "any") => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
})

/** How the shop is installed on a phone. */
export const webManifest = ({ name }: Merchant) => ({
  name,
  short_name: name,
  id: "/",
  start_url: "/",
  display: "standalone",
  background_color: "#fbf7ef",
  theme_color: "#fbf7ef",
  icons: [icon(192), icon(512), icon(512, "maskable")],
})
