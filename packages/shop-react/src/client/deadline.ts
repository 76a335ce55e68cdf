export const REQUEST_TIMEOUT_MS = 30_000

/**
 * Runs a request with a signal that aborts with the caller's signal or after a timeout. `AbortSignal.any` is missing
 * in some supported browsers.
 */
export async function withDeadline<T>(
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
