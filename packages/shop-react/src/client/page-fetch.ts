import { XSRF_HEADER, XSRF_COOKIE } from "@bon-perroquet/contract"
import { ShopNetworkError } from "./errors"
import { withFreshProof } from "./fresh-proof"

/** A fast public read whose response sets the XSRF cookie. */
const XSRF_SOURCE = "/api/categories"
const READS = ["GET", "HEAD", "OPTIONS"]

async function reach(request: Request, body?: string | Blob): Promise<Response> {
  const { url, method, headers, credentials } = request
  try {
    return await withDeadline(request.signal, (signal) =>
      // Passes the body separately, because developer tools do not show that of a Request, which is a stream.
      fetch(url, { method, headers, credentials, signal, ...(body && { body }) }),
    )
  } catch (cause) {
    if (request.signal.aborted) throw cause
    throw new ShopNetworkError("The shop could not be reached", { cause })
  }
}

function write(request: Request, body: string | Blob): Promise<Response> {
  const token = xsrfToken()
  if (token) request.headers.set(XSRF_HEADER, token)
  return reach(request, body)
}

const isJson = ({ headers }: Request) => headers.get("content-type")?.startsWith("application/json")

async function isXsrfRefusal(response: Response): Promise<boolean> {
  if (response.status !== 403) return false
  const refusal: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof refusal === "object" && refusal !== null && "code" in refusal && refusal.code === "xsrf"
}

export function pageFetch(baseUrl: string) {
  let priming: Promise<unknown> | undefined
  /**
   * Reads a public page to obtain the XSRF cookie. Simultaneous writes share one read. If the read fails, the write
   * reports the error.
   */
  const prime = () =>
    (priming ??= reach(new Request(`${baseUrl}${XSRF_SOURCE}`))
      .catch(() => undefined)
      .finally(() => (priming = undefined)))

  const writeOnce = async (request: Request, body: string | Blob) => {
    const response = await write(request, body)
    if (!(await isXsrfRefusal(response))) return response
    // The cookie was deleted or replaced. The shop rejected the write, so it can be sent again.
    await prime()
    return write(request, body)
  }

  return async (request: Request): Promise<Response> => {
    if (READS.includes(request.method)) return withFreshProof(() => reach(request))
    if (xsrfToken() === undefined) await prime()
    const body = isJson(request) ? await request.text() : await request.blob()
    return withFreshProof(() => writeOnce(request, body))
  }
}

/** Returns the token of the XSRF cookie. Undefined before the first read and without cookies. */
function xsrfToken(): string | undefined {
  if (typeof document === "undefined") return undefined
  const prefix = `${XSRF_COOKIE}=`
  const cookie = document.cookie.split("; ").find((entry) => entry.startsWith(prefix))
  return cookie && decodeURIComponent(cookie.slice(prefix.length))
}

const REQUEST_TIMEOUT_MS = 30_000

/** Aborts after the timeout. Some supported browsers lack `AbortSignal.any`. */
async function withDeadline<T>(
  caller: AbortSignal | null | undefined,
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, REQUEST_TIMEOUT_MS)
  if (caller?.aborted) abort()
  caller?.addEventListener("abort", abort)
  try {
    return await request(controller.signal)
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener("abort", abort)
  }
}
