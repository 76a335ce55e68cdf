import {
  confirmedSecondFactorSchema,
  errorSchema,
  LANGUAGES,
  newSecondFactorSchema,
  recoveryCodesSchema,
  signedInSchema,
} from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient, until, type ShopAnswer } from "@bon-perroquet/testing"
import {
  askEngine,
  bearer,
  inviteAdministrator,
  removeAdministrator,
  type Invited,
} from "@bon-perroquet/testing/administrators"
import { codeOf } from "@bon-perroquet/testing/authenticator"
import { mailTo } from "@bon-perroquet/testing/mailbox"

const RECOVERY_CODES = Number(requireVariable("RECOVERY_CODES"))

const refusal = ({ status, body }: ShopAnswer) => [status, errorSchema.parse(body).code]
const login = (shop: ShopClient, { email, password }: Invited, code?: string) =>
  shop.write("POST", "/api/auth/login", { json: { email, password, code } })

async function protectedAdministrator(role: "owner" | "orders" = "orders") {
  const person = await inviteAdministrator(role)
  const { shop, password } = person
  const setUp = await shop.write("POST", "/api/users/second-factor", { json: { password } })
  const { secret, uri } = newSecondFactorSchema.parse(setUp.body)
  const json = { code: codeOf(secret, -1) }
  const confirmed = await shop.write("POST", "/api/users/second-factor/confirmation", { json })
  const { token, recovery_codes } = confirmedSecondFactorSchema.parse(confirmed.body)
  const before = shop.token ?? ""
  shop.token = token
  return { ...person, secret, uri, used: json.code, recovery_codes, before, token }
}

it("an administrator's second factor is required at sign-in, where each code works once, and removed only with password and code", async () => {
  const person = await protectedAdministrator()
  expect(person.uri).toMatch(/^otpauth:\/\/totp\/Bon%20Perroquet/)
  expect((await person.shop.send("GET", "/api/users/second-factor")).body).toEqual({
    enabled: true,
    demanded: false,
    recovery_codes_left: RECOVERY_CODES,
  })

  const device = new ShopClient()
  expect(refusal(await login(device, person))).toEqual([403, "mfa_required"])
  const details = new Set<string>()
  for (const language of LANGUAGES)
    details.add(errorSchema.parse((await login(new ShopClient({ language }), person)).body).detail)
  expect(details.size).toBe(LANGUAGES.length)
  for (const wrong of [person.used, "000000", "no code at all"])
    expect(refusal(await login(device, person, wrong))).toEqual([403, "wrong_code"])
  const code = codeOf(person.secret, 0)
  const answers = await Promise.all([1, 2, 3].map(() => login(new ShopClient(), person, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  const { token } = signedInSchema.parse(answers.find(({ status }) => status === 200)?.body)
  expect((await askEngine("GET", "/admin/orders?limit=1", bearer(token))).status).toBe(200)

  const remove = (json: object) => person.shop.write("DELETE", "/api/users/second-factor", { json })
  const last = codeOf(person.secret, 1)
  expect(refusal(await remove({ password: "not this one", code: last }))).toEqual([403, "wrong_password"])
  expect(refusal(await remove({ password: person.password, code: "000000" }))).toEqual([403, "wrong_code"])
  expect((await remove({ password: person.password, code: last })).status).toBe(200)
  expect((await login(new ShopClient(), person)).status).toBe(200)
  await until("the mails about setup and removal", async () => {
    const subjects = (await mailTo(person.email)).map(({ subject }) => subject)
    return subjects.filter((subject) => subject.startsWith("La double authentification")).length === 2
  })
  await removeAdministrator(person)
})

const demand = (shop: ShopClient, second_factor_demanded: boolean) =>
  shop.write("PUT", "/api/admin/security", { json: { second_factor_demanded } })

interface EngineAnswer {
  token: string
  mfa_required?: boolean
  mfa_challenge?: { id: string }
  code?: string
}
const json = async (response: Response) => (await response.json()) as EngineAnswer

describe("Medusa's sign-in", () => {
  const enter = ({ email, password }: Invited) =>
    askEngine("POST", "/auth/user/emailpass", {}, { email, password }).then(json)
  const verify = async ({ token, mfa_challenge }: EngineAnswer, method: string, code: string) =>
    askEngine("POST", `/auth/mfa/challenges/${mfa_challenge?.id ?? ""}/verify`, bearer(token), {
      method,
      code,
    })

  it("requires the same second factor, rejects a used code, accepts a recovery code once, and gives a stolen session no recovery codes and no removal", async () => {
    const person = await protectedAdministrator()
    const first = await enter(person)
    expect(first.mfa_required).toBe(true)
    expect((await askEngine("GET", "/admin/orders?limit=1", bearer(first.token))).status).toBe(401)
    const code = codeOf(person.secret)
    expect((await login(new ShopClient(), person, code)).status).toBe(200)
    const replayed = await verify(first, "totp", code)
    expect([replayed.status, (await json(replayed)).code]).toEqual([403, "wrong_code"])
    const passed = await verify(first, "totp", codeOf(person.secret, 1))
    const { token } = await json(passed)
    expect((await askEngine("GET", "/admin/orders?limit=1", bearer(token))).status).toBe(200)

    const codes = await askEngine("POST", "/auth/mfa/recovery-codes", bearer(person.token), {})
    expect(codes.status).toBe(403)
    const listed = await askEngine("GET", "/auth/mfa/factors", bearer(person.token))
    const { mfa_factors } = (await listed.json()) as { mfa_factors: { id: string; status: string }[] }
    const id = mfa_factors.find(({ status }) => status === "enabled")?.id ?? ""
    const removed = await askEngine("DELETE", `/auth/mfa/factors/${id}`, bearer(person.token), {})
    expect(removed.status).toBe(403)
    expect(refusal(await login(new ShopClient(), person))).toEqual([403, "mfa_required"])
    expect(refusal(await demand(person.shop, true))).toEqual([403, "role_not_allowed"])

    const [recovery = "", second = "", third] = person.recovery_codes
    expect((await login(new ShopClient(), person, ` ${recovery.toUpperCase()} `)).status).toBe(200)
    expect(refusal(await login(new ShopClient(), person, recovery))).toEqual([403, "wrong_code"])
    const renewal = { password: person.password, code: second }
    const renewed = await person.shop.write("POST", "/api/users/second-factor/recovery-codes", {
      json: renewal,
    })
    const { recovery_codes } = recoveryCodesSchema.parse(renewed.body)
    expect(recovery_codes).toHaveLength(RECOVERY_CODES)
    expect(recovery_codes).not.toContain(second)
    expect(refusal(await login(new ShopClient(), person, third))).toEqual([403, "wrong_code"])
    await removeAdministrator(person)
  })

  it("limits guesses of codes together with the shop's sign-in", async () => {
    const person = await protectedAdministrator()
    const guess = async (at: number) =>
      at % 2
        ? verify(await enter(person), "totp", String(200_000 + at))
        : login(new ShopClient(), person, String(100_000 + at))
    const statuses: number[] = []
    for (let at = 0; at < 13; at++) statuses.push((await guess(at)).status)
    const wrong = Array.from({ length: 10 }, (_, at) => (at % 2 ? 400 : 403))
    expect(statuses).toEqual([...wrong, 429, 429, 429])
    await removeAdministrator(person)
  })
})

it("an owner with a second factor can require one of all administrators, who can then only set up theirs", async () => {
  const owner = await protectedAdministrator("owner")
  const person = await inviteAdministrator("owner")
  const start = (shop: ShopClient, password: string) =>
    shop.write("POST", "/api/users/second-factor", { json: { password } })
  const confirm = (code: string) =>
    person.shop.write("POST", "/api/users/second-factor/confirmation", { json: { code } })
  await owner.shop.write("POST", "/api/auth/proof", { json: { code: owner.recovery_codes[0] } })
  expect(refusal(await demand(person.shop, true))).toEqual([409, "second_factor_missing"])
  expect((await demand(owner.shop, true)).status).toBe(200)
  try {
    expect(refusal(await person.shop.send("GET", "/api/admin/orders?limit=1"))).toEqual([
      403,
      "second_factor_required",
    ])
    const admin = await askEngine("GET", "/admin/orders?limit=1", bearer(person.token))
    expect([admin.status, (await json(admin)).code]).toEqual([403, "second_factor_required"])
    expect((await askEngine("GET", "/admin/users/me", bearer(person.token))).status).toBe(200)
    expect(refusal(await demand(person.shop, false))).toEqual([403, "second_factor_required"])
    expect((await owner.shop.send("GET", "/api/admin/orders?limit=1")).status).toBe(200)

    const customer = new ShopClient()
    const { password } = await customer.register()
    expect(refusal(await start(customer, password))).toEqual([403, "administrators_only"])
    expect(refusal(await confirm("123456"))).toEqual([409, "second_factor_missing"])
    expect(refusal(await start(person.shop, "not this one"))).toEqual([403, "wrong_password"])
    const other = new ShopClient()
    await other.login(person.email, person.password)
    const { secret } = newSecondFactorSchema.parse((await start(person.shop, person.password)).body)
    person.shop.token = confirmedSecondFactorSchema.parse((await confirm(codeOf(secret))).body).token
    expect((await person.shop.send("GET", "/api/admin/orders?limit=1")).status).toBe(200)
    // Ends the sessions that were started without the second factor.
    expect((await other.send("GET", "/api/users/me")).status).toBe(401)
    expect((await askEngine("GET", "/admin/users/me", bearer(other.token ?? ""))).status).toBe(401)
  } finally {
    expect((await demand(owner.shop, false)).status).toBe(200)
  }
  await (await EngineClient.signIn()).get("/admin/orders", { limit: 1 })
  for (const each of [owner, person]) await removeAdministrator(each)
})
