import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { checkImport, newestImports } from "../../../../imports"
import { receivedCsv } from "../../../../imports/receive"

const querySchema = z.object({ file_name: z.string().trim().min(1).max(200).default("import.csv") })

export const GET = route({}, async ({ language, container, request }) => {
  await requireAdministrator(request)
  return newestImports(container, language)
})

export const POST = route({ query: querySchema }, async ({ query, language, container, request }) => {
  const { email } = await requireAdministrator(request)
  const file = { name: query.file_name, bytes: await receivedCsv(request) }
  return checkImport(container, email, file, language)
})
