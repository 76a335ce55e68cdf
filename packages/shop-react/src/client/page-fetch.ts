import { XSRF_HEADER } from "@bon-perroquet/contract"
import { ShopNetworkError } from "./errors"
import { withDeadline } from "./deadline"
import { withFreshProof } from "./fresh-proof"
import { xsrfToken } from "./xsrf"

/** A read that answers quickly, for everyone, and leaves the XSRF cookie. */
const XSRF_SOURCE = "/api/categories"
const READS = ["GET", "HEAD", "OPTIONS"]

async function reach(request: Request, body?: string | Blob): Promise<Response> {
  const { url, method, headers, credentials } = request
  try {
    return await withDeadline(request.signal, (signal) =>
      // Not as the request itself: its body is a stream by now, which no browser's tools show.
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

/** The platform's fetch as the shop asks a page to use it: with a deadline, and the XSRF token's cookie echoed on writes. */
export function pageFetch(baseUrl: string) {
  let priming: Promise<unknown> | undefined
  /** Several writes at once share one read. A failed read is no reason to give up: the write itself will tell. */
  const prime = () =>
    (priming ??= reach(new Request(`${baseUrl}${XSRF_SOURCE}`))
      .catch(() => undefined)
      .finally(() => (priming = undefined)))

  const writeOnce = async (request: Request, body: string | Blob) => {
    const response = await write(request, body)
    if (!(await isXsrfRefusal(response))) return response
    // The cookie was deleted or replaced since the page read it. The shop did nothing yet: read it again, try once more.
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
