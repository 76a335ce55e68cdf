/**
 * @typedef {import("undici").Client} Client
 * @typedef {{ method?: "GET" | "POST" | "PUT", path: string, headers?: Record<string, string>, json?: unknown }} Request
 */

/** @param {Request} request */
const wire = ({ method = "GET", path, headers = {}, json }) => ({
  method,
  path,
  headers: json === undefined ? headers : { ...headers, "content-type": "application/json" },
  body: json === undefined ? undefined : JSON.stringify(json),
})

/** @param {Client} connection @param {Request} request @returns {Promise<import("undici").Dispatcher.ResponseData>} */
async function granted(connection, request) {
  const answer = await connection.request(wire(request))
  const { statusCode, body } = answer
  if (statusCode >= 200 && statusCode <= 299) return answer
  throw new Refused(request.path, statusCode, await body.text())
}

export class Refused extends Error {
  /** @param {string} path @param {number} status @param {string} body */
  constructor(path, status, body) {
    super(`${path} answered ${status}: ${body}`)
    this.body = body
  }
}

/** Reads a response completely without storing it. @param {Client} connection @param {Request} request */
export async function send(connection, request) {
  const { body } = await granted(connection, request)
  await body.dump({ limit: Number.MAX_SAFE_INTEGER })
}

/**
 * @param {Client} connection
 * @param {Request} request
 * @returns {Promise<{ headers: import("undici").Dispatcher.ResponseData["headers"], json: any }>}
 */
export async function sendForAnswer(connection, request) {
  const { headers, body } = await granted(connection, request)
  return { headers, json: await body.json() }
}

/** @param {Client} connection @param {Request} request @returns {Promise<any>} the parsed body, whose type the caller sets */
export const sendForJson = async (connection, request) => (await sendForAnswer(connection, request)).json

/** @param {Request} request @returns {import("./load.mjs").Turn} */
export const asking = (request) => (connection) => send(connection, request)
