import type { MedusaRequest } from "@medusajs/framework/http"
import { isOwnWrite } from "./own-origin"

const CONFIG = {
  plugins: [{ resolve: "@bon-perroquet/api-kit", options: { origins: () => ["https://saved.example"] } }],
  projectConfig: {
    http: { adminCors: "http://localhost:9000,https://shop.example", authCors: "", storeCors: "" },
  },
}
const isTaken = (headers: Record<string, string>, method = "POST") =>
  isOwnWrite({
    method,
    headers: { host: "admin.example:9000", ...headers },
    scope: { resolve: () => CONFIG },
  } as unknown as MedusaRequest)
const cookie = "connect.sid=1"

it.each<[boolean, string, Record<string, string>]>([
  [true, "a page of the same origin", { cookie, origin: "https://admin.example:9000" }],
  [true, "an origin in the settings", { cookie, origin: "https://shop.example" }],
  [true, "the public address that the dashboard saved", { cookie, origin: "https://saved.example" }],
  [true, "a client that is not a browser", { cookie }],
  [true, "the address bar", { cookie, "sec-fetch-site": "none" }],
  [true, "any client without a cookie", { origin: "https://elsewhere.example" }],
  [false, "another site", { cookie, origin: "https://elsewhere.example" }],
  [false, "a site with a similar name", { cookie, origin: "https://shop.example.elsewhere.example" }],
  [false, "a hidden origin", { cookie, origin: "null" }],
  [false, "a form with only the cross-site header", { cookie, "sec-fetch-site": "cross-site" }],
])("the check of a write's origin accepts (%s) a request from %s", (isAccepted, _name, headers) => {
  expect(isTaken(headers)).toBe(isAccepted)
  expect(isTaken(headers, "GET")).toBe(true)
})
