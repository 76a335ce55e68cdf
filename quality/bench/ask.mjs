/**
 * Asks for JSON and fails on anything but success: what is set up here must stand before it is measured.
 * @param {string} url
 * @param {{ body?: unknown, headers?: Record<string, string> }} [request] with a body it is a POST
 * @returns {Promise<any>} what it is, the caller knows
 */
export async function ask(url, { body, headers = {} } = {}) {
  const answer = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
