import { existsSync, readdirSync } from "node:fs"
import { join, relative, sep } from "node:path"
import type { CallDescription } from "@bon-perroquet/api-kit/http"
import type { z } from "zod"

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const
export type Method = (typeof METHODS)[number]

export interface Described extends Omit<CallDescription, "refusals"> {
  refusals?: Partial<Record<number, readonly string[]>>
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
}

export interface ApiCall {
  method: Method
  /** Path with parameters, for example /api/cart/{session_id}. */
  path: string
  described: Described | undefined
}

const isRoute = (name: string) => name === "route.ts" || name === "route.js"

/** Returns the route files below a folder, like Medusa: folders are path segments, [name] is a parameter. */
function routeFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && isRoute(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

const pathOf = (sources: string, file: string): string =>
  "/" +
  relative(join(sources, "api"), file)
    .split(sep)
    .slice(0, -1)
    .map((part) => part.replace(/^\[(.+)\]$/, "{$1}"))
    .join("/")

async function callsIn(sources: string, file: string): Promise<ApiCall[]> {
  const loaded = (await import(file)) as Record<string, unknown>
  return METHODS.flatMap((method) => {
    const handler = loaded[method] as { described?: Described } | undefined
    return handler ? [{ method, path: pathOf(sources, file), described: handler.described }] : []
  })
}

/**
 * Returns the calls of /api, sorted by path and method.
 * @param sources the plugins' source or build folders
 */
export async function callsOf(sources: string[]): Promise<ApiCall[]> {
  const loaded = await Promise.all(
    sources.flatMap((folder) => routeFiles(join(folder, "api", "api")).map((file) => callsIn(folder, file))),
  )
  const order = ({ method, path }: ApiCall) => `${path} ${METHODS.indexOf(method)}`
  return loaded.flat().sort((a, b) => (order(a) < order(b) ? -1 : 1))
}
