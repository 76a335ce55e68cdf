/**
 * Sends a request that prepares a benchmark. Throws if it fails.
 * @param {string} url
 * @param {{ body?: unknown, headers?: Record<string, string> }} [request] a request with a body is a POST
 * @returns {Promise<any>} the parsed body, whose type the caller sets
 */
export async function ask(url, { body, headers = {} } = {}) {
  const answer = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} returned ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
