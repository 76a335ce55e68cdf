import { isListed } from "@bon-perroquet/api-kit/roles"
import { addedCalls, nameOf, type Call } from "./calls"
import { medusaCalls } from "./medusa-calls"

/** Matches Medusa's calls that the shop disables (404). */
const NOT_OFFERED =
  /^\/(admin\/(index|rbac)|admin\/users\/:id\/roles|cloud|hooks|auth\/:auth_provider\/user)(\/|$)/

const OPERATIONS = ["/metrics", "/readyz", "/insight"]

const pathOf = ({ path }: Pick<Call, "path">) => path.replace(":kind", "orders").replaceAll(/:\w+/g, "x")

const unlisted = (calls: Pick<Call, "method" | "path">[]) =>
  calls.filter((call) => !isListed(call.method, pathOf(call)))

describe("The tables of rights, sensitive actions and open calls", () => {
  it("list every call of the plugins", () => {
    const missing = unlisted(addedCalls()).filter(({ path }) => !OPERATIONS.includes(path))
    expect(missing.map(nameOf)).toEqual([])
  })

  it("list every enabled call of the engine", () => {
    const missing = unlisted(medusaCalls()).filter(({ path }) => !NOT_OFFERED.test(path))
    expect(missing.map(nameOf)).toEqual([])
  })
})
