/** @typedef {{ status: number, body: any }} Answer status 0: connection error */

/**
 * Sends a request and returns the response, whatever its status.
 * @param {string} url
 * @param {{ method?: string, json?: unknown, raw?: FormData | Blob, token?: string, headers?: Record<string, string>,
 * withinMs?: number }} [request]
 * @returns {Promise<Answer>}
 */
export async function ask(url, { method = "GET", json, raw, token, headers, withinMs = 120_000 } = {}) {
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        accept: "application/json",
        "accept-language": "en",
        ...(json !== undefined && { "content-type": "application/json" }),
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: json === undefined ? raw : JSON.stringify(json),
      signal: AbortSignal.timeout(withinMs),
    })
    const text = await answer.text()
    return { status: answer.status, body: parsed(text) }
  } catch (error) {
    return { status: 0, body: String(error) }
  }
}

/** Returns the parsed JSON, or the text if it is not JSON. @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const isOk = (/** @type {Answer} */ { status }) => status >= 200 && status < 300
