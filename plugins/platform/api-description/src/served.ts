import { dirname, join, relative } from "node:path"
import { serialised, shopOrigins, type Serialised } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { callsOf, openApiDocument, VERSION } from "./document"
import { documentPage } from "./page"

interface Served {
  document: Serialised
  page: Serialised
}

const PACKAGE = "@bon-perroquet/api-description"

const folderOf = (plugin: string) => dirname(require.resolve(`${plugin}/package.json`))
/** Path of the running code in a plugin's package, relative to its root. */
const RUNNING = relative(folderOf(PACKAGE), __dirname)

let ready: Promise<Served> | undefined

async function make(container: MedusaContainer): Promise<Served> {
  const { plugins } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const named = plugins.flatMap((plugin) => (typeof plugin === "string" ? [] : [plugin]))
  const own = named.find(({ resolve }) => resolve === PACKAGE)?.options ?? {}
  const ours = named.filter(({ resolve }) => resolve.startsWith(`${PACKAGE.split("/")[0] ?? ""}/`))
  const document = openApiDocument(
    await callsOf(ours.map(({ resolve }) => join(folderOf(resolve), RUNNING))),
    {
      title: typeof own.title === "string" ? own.title : "Shop",
      version: VERSION,
      url: shopOrigins(container)[0] ?? "/",
    },
  )
  return { document: serialised(JSON.stringify(document)), page: serialised(documentPage(document)) }
}

/** Creates page and document once, because routes don't change at runtime. */
export const served = (container: MedusaContainer): Promise<Served> => (ready ??= make(container))
