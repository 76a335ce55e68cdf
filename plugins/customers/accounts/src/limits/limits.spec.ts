import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { THROTTLE_MODULE } from "../modules/throttle"
import { countPasswordTry } from "."

class Counts {
  private readonly counts = new Map<string, number>()
  count = (key: string) => {
    const count = (this.counts.get(key) ?? 0) + 1
    this.counts.set(key, count)
    return Promise.resolve({ count, seconds_left: 900 })
  }
  forgive = (keys: string[]) => {
    for (const key of keys) this.counts.set(key, (this.counts.get(key) ?? 1) - 1)
    return Promise.resolve()
  }
}

function requestFrom(remoteAddress: string, counts: Counts, addressLimit: number): MedusaRequest {
  const config = {
    projectConfig: { http: { jwtSecret: "a secret of this test" } },
    plugins: [{ resolve: "@bon-perroquet/accounts", options: { addressLimit } }],
  }
  const services = { [THROTTLE_MODULE]: counts, [ContainerRegistrationKeys.CONFIG_MODULE]: config }
  const resolve = (name: keyof typeof services) => services[name]
  return { scope: { resolve }, headers: {}, socket: { remoteAddress } } as unknown as MedusaRequest
}

it("successful sign-ins are counted too, with ten times the limit of failures", async () => {
  const counts = new Counts()
  const signIn = async (address: string) =>
    (await countPasswordTry(requestFrom(address, counts, 2), "ada@example.org", null))()
  for (let index = 0; index < 20; index++) await signIn("203.0.113.1")
  await expect(signIn("203.0.113.1")).rejects.toMatchObject({ code: "too_many_requests", status: 429 })
  await expect(signIn("203.0.113.2")).resolves.toBeUndefined()
})
