import type { IncomingMessage } from "node:http"
import { ZodError } from "zod"
import { StripeFault } from "../fault"
import type { Emulator } from "../emulator"
import { header, json, readBody, type Answer } from "../http"
import { CONTROLS } from "./routes"

const PREFIX = "/_control/"

/** Answers a control call. Returns null for other paths. */
export async function answerControl(
  emulator: Emulator,
  request: IncomingMessage,
  url: URL,
): Promise<Answer | null> {
  if (!url.pathname.startsWith(PREFIX)) return null
  const name = url.pathname.slice(PREFIX.length)
  const control = Object.hasOwn(CONTROLS, name) ? CONTROLS[name] : undefined
  const reads = request.method === "GET" && name === "state"
  if (!control || (!reads && request.method !== "POST")) return refused(404, `No such control: ${name}`)
  // Accepts JSON only: for JSON, a browser first sends a CORS preflight, which fails for other sites.
  const isJson = header(request, "content-type")?.startsWith("application/json") ?? false
  if (!reads && !isJson) return refused(415, "Controls take application/json")
  try {
    const input: unknown = reads
      ? { of: url.searchParams.getAll("of"), about: url.searchParams.get("about") }
      : JSON.parse((await readBody(request)) || "{}")
    return json(200, await control(emulator, input))
  } catch (error) {
    if (error instanceof StripeFault) return refused(error.status, error.message)
    if (error instanceof SyntaxError) return refused(400, "The body is not JSON")
    if (error instanceof ZodError) {
      return refused(400, error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "))
    }
    throw error
  }
}

function refused(status: number, message: string): Answer {
  return json(status, { error: message })
}
