import { readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"
import type { RouteSchemas } from "@bon-perroquet/api-kit/http"

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const
const PLUGINS = join(__dirname, "..", "..", "plugins")

/** API call of a plugin. It is found in the folder `src/api`, as Medusa finds it. */
export interface Call {
  method: (typeof METHODS)[number]
  /** Express format: "/api/cart/:session_id". */
  path: string
  /** Input schemas, if the handler was created with route(). */
  schemas?: RouteSchemas
}

type Handler = { schemas?: RouteSchemas }

export const pluginFolders = (): string[] =>
  readdirSync(PLUGINS).flatMap((group) =>
    readdirSync(join(PLUGINS, group)).map((name) => join(PLUGINS, group, name)),
  )

function routeFiles(): { file: string; path: string }[] {
  return pluginFolders().flatMap((plugin) => {
    const folder = join(plugin, "src", "api")
    return filesBelow(folder).map((file) => ({
      file,
      path: `/${relative(folder, join(file, ".."))}`.replaceAll(sep, "/").replaceAll(/\[(\w+)\]/g, ":$1"),
    }))
  })
}

function filesBelow(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter(({ name }) => name === "route.ts")
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}

/** Returns the plugins' calls, without running their files. */
export function addedCalls(): Call[] {
  return routeFiles().flatMap(({ file, path }) => {
    const source = readFileSync(file, "utf8")
    const exported = [
      ...source.matchAll(/^export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b/gm),
    ]
    return exported.map(([, method]) => ({ method: method as Call["method"], path }))
  })
}

export async function allCalls(): Promise<Call[]> {
  const calls: Call[] = []
  for (const { file, path } of routeFiles()) {
    const handlers = (await import(file)) as Partial<Record<string, Handler>>
    for (const method of METHODS) {
      const handler = handlers[method]
      if (handler) calls.push({ method, path, ...(handler.schemas && { schemas: handler.schemas }) })
    }
  }
  return calls
}

const BEFORE_SIGN_IN = ["/admin/feature-flags", "/admin/invites/accept"]

export const isForAdministrators = (path: string): boolean =>
  /^\/(api\/)?admin(\/|$)/.test(path) && !BEFORE_SIGN_IN.includes(path)

export const nameOf = ({ method, path }: Pick<Call, "method" | "path">): string => `${method} ${path}`
