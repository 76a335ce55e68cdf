import {
  confirmedSecondFactorSchema,
  newSecondFactorSchema,
  type AdminUser,
  type Change,
} from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import {
  askEngine,
  bearer,
  inviteAdministrator,
  removeAdministrator,
  type Invited,
} from "@bon-perroquet/testing/administrators"
import { codeOf } from "@bon-perroquet/testing/authenticator"
import { mailTo } from "@bon-perroquet/testing/mailbox"

let owner: Invited
let other: Invited
let person: Invited
let codes: string[]
beforeAll(async () => {
  owner = await inviteAdministrator("owner")
  other = await inviteAdministrator("owner")
  person = await inviteAdministrator("orders")
  codes = await protect(other)
})
afterAll(async () => {
  for (const one of [owner, other, person]) await removeAdministrator(one)
})

async function protect(person: Invited): Promise<string[]> {
  const { shop, password } = person
  const setUp = await shop.write("POST", "/api/users/second-factor", { json: { password } })
  const { secret } = newSecondFactorSchema.parse(setUp.body)
  const json = { code: codeOf(secret) }
  const confirmed = await shop.write("POST", "/api/users/second-factor/confirmation", { json })
  const { token, recovery_codes } = confirmedSecondFactorSchema.parse(confirmed.body)
  shop.token = token
  return recovery_codes
}

const take = async (by: Invited, id: string, password = by.password) => {
  const answer = await by.shop.write("DELETE", `/api/admin/users/${id}/second-factor`, { json: { password } })
  return [answer.status, (answer.body as { code?: string }).code]
}
const changesOf = async (by: Invited, query: string) =>
  (await by.shop.send("GET", `/api/admin/changes?${query}`)).body as Change[]
const listed = async (by: Invited, email: string) =>
  ((await by.shop.send("GET", `/api/admin/users?search=${email}&limit=5`)).body as AdminUser[])[0]

describe("A lost second factor of an administrator", () => {
  it("is not removed by other roles, with a wrong password, or by the administrator who lost it", async () => {
    expect(await take(owner, other.id, "not this one")).toEqual([403, "wrong_password"])
    expect(await take(person, other.id)).toEqual([403, "role_not_allowed"])
    expect(await take(other, other.id)).toEqual([409, "own_second_factor"])
    expect(await take(owner, person.id)).toEqual([409, "second_factor_missing"])
    expect(await take(owner, "user_01")).toEqual([404, "administrator_not_found"])
    expect((await other.shop.send("GET", "/api/users/second-factor")).body).toMatchObject({ enabled: true })
  })

  it("is removed once by an owner, which ends the administrator's sessions, e-mails them and is logged", async () => {
    const [code] = await protect(person)
    expect(await listed(owner, person.email)).toMatchObject({ has_second_factor: true })
    const { token = "" } = person.shop
    const answers = await Promise.all([1, 2, 3].map(() => take(owner, person.id)))
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409, 409])

    expect(await listed(owner, person.email)).toMatchObject({ has_second_factor: false })
    expect((await person.shop.send("GET", "/api/users/me")).status).toBe(401)
    expect((await askEngine("GET", "/admin/orders?limit=1", bearer(token ?? ""))).status).toBe(401)
    const again = new ShopClient()
    await again.login(person.email, person.password)
    expect((await again.send("GET", "/api/users/second-factor")).body).toMatchObject({ enabled: false })
    await protect({ ...person, shop: again })
    const json = { email: person.email, password: person.password, code }
    expect((await new ShopClient().write("POST", "/api/auth/login", { json })).status).toBe(403)

    const mail = await until("the mail about it", async () =>
      (await mailTo(person.email)).find(({ subject }) =>
        subject.startsWith("Votre double authentification a été"),
      ),
    )
    expect(mail.text).toContain(owner.email)
    const [change] = await changesOf(owner, `subject=administrator&subject_id=${person.id}`)
    expect(change).toMatchObject({ by: owner.email, label: person.email, action: "second_factor_taken" })

    for (let n = 0; n < 10; n++) await take(owner, person.id, `guess ${n}`)
    expect(await take(owner, person.id)).toEqual([429, "too_many_requests"])
  })
})

it("the setting that requires a second factor is logged with its author", async () => {
  await other.shop.write("POST", "/api/auth/proof", { json: { code: codes[0] } })
  const demand = (second_factor_demanded: boolean) =>
    other.shop.write("PUT", "/api/admin/security", { json: { second_factor_demanded } })
  try {
    expect((await demand(true)).status).toBe(200)
    expect((await demand(true)).status).toBe(200)
  } finally {
    expect((await demand(false)).status).toBe(200)
  }
  const mine = (await changesOf(other, "subject=security")).filter(({ by }) => by === other.email)
  const [on, off] = [{ second_factor_demanded: true }, { second_factor_demanded: false }]
  expect(mine.map(({ before, after }) => ({ before, after }))).toEqual([
    { before: on, after: off },
    { before: off, after: on },
  ])
})
