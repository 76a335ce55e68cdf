import assert from "node:assert/strict"

export const ADMINISTRATOR = { email: "owner@example.org", password: "a long password 1" }

/** @typedef {"GET" | "POST" | "DELETE" | "PATCH" | "PUT"} Method */

export class Client {
  /** @type {string} */
  #token = ""
  /** @type {string} */
  #key = ""

  /** @type {Map<Function, Promise<any>>} */
  #done = new Map()

  /** @param {string} url */
  constructor(url) {
    this.url = url
  }

  /**
   * Sends the administrator's password again if a sensitive action requires it.
   * @param {Method} method @param {string} path @param {unknown} [body] @param {Record<string, string>} [headers]
   * @returns {Promise<any>} the parsed response
   */
  async call(method, path, body, headers = {}) {
    let [response, text] = await this.#send(method, path, body, headers)
    if (response.status === 403 && text.includes('"fresh_proof_required"')) {
      const proof = path.startsWith("/api/") ? "/api/auth/proof" : "/admin/administrators/me/proof"
      await this.#send("POST", proof, { password: ADMINISTRATOR.password }, headers)
      ;[response, text] = await this.#send(method, path, body, headers)
    }
    assert.ok(response.ok, `${method} ${path} answered ${response.status}: ${text.slice(0, 600)}`)
    return text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text
  }

  /**
   * @param {Method} method @param {string} path @param {unknown} body @param {Record<string, string>} headers
   * @returns {Promise<[Response, string]>} the response with its body
   */
  async #send(method, path, body, headers) {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        // Disables keep-alive, because the server may close an idle connection at the moment of the next request.
        connection: "close",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return [response, await response.text()]
  }

  /** @param {Method} method @param {string} path @param {unknown} [body] */
  async admin(method, path, body) {
    this.#token ||= (await this.call("POST", "/auth/user/emailpass", ADMINISTRATOR)).token
    return this.call(method, path, body, { authorization: `Bearer ${this.#token}` })
  }

  /** @param {Method} method @param {string} path @param {unknown} [body] @param {Record<string, string>} [headers] */
  async store(method, path, body, headers = {}) {
    if (!this.#key) {
      const { api_keys } = await this.admin("GET", "/admin/api-keys?type=publishable")
      this.#key = api_keys[0].token
    }
    return this.call(method, path, body, { "x-publishable-api-key": this.#key, ...headers })
  }

  /**
   * Runs a preparation that several trials need, once per application.
   * @template T @param {(client: Client) => Promise<T>} work @returns {Promise<T>}
   */
  once(work) {
    const done = this.#done.get(work) ?? work(this)
    this.#done.set(work, done)
    return done
  }

  /** @param {string} email @returns {Promise<{ authorization: string }>} headers of a new customer */
  async customer(email) {
    const password = "a long password 2"
    const registered = await this.call("POST", "/auth/customer/emailpass/register", { email, password })
    const by = { authorization: `Bearer ${registered.token}` }
    await this.store("POST", "/store/customers", { email, first_name: "Ada", last_name: "Peeters" }, by)
    const { token } = await this.call("POST", "/auth/customer/emailpass", { email, password })
    return { authorization: `Bearer ${token}` }
  }
}
