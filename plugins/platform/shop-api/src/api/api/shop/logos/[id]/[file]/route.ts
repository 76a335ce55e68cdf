import { LOGO_FILES } from "@bon-perroquet/contract/theme"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { readLogo } from "@bon-perroquet/shop-settings/logos"
import { z } from "zod"

const SUFFIX = ".png"
const FILES = LOGO_FILES.map((file) => `${file}${SUFFIX}` as const)

export const GET = route(
  {
    summary: "Retrieve an uploaded logo",
    description:
      "`logo.png`, or a square icon of 32, 180, 192 or 512 pixels. The brand in `GET /api/shop` contains the id. A new " +
      "logo has a new id, so the file never changes.",
    params: z.object({ id: z.string().max(60), file: z.enum(FILES) }),
    answer: { file: "image/png" },
    refusals: { 404: ["not_found"] },
  },
  async ({ params: { id, file }, knex, response }) => {
    const name = LOGO_FILES.find((each) => file === `${each}${SUFFIX}`)
    const png = name && (await readLogo(knex, id, name))
    if (!png) throw refuse("not_found", 404)
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable")
    response.type("image/png").send(png)
  },
)
