import { staffSchema, type Change, type Staff } from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator, type Invited } from "@bon-perroquet/testing/administrators"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { administrator } from "../testing/administrator"

let owner: ShopClient
const invited: Pick<Invited, "id">[] = []
beforeAll(async () => {
  owner = await administrator()
})
afterAll(async () => {
  for (const one of invited) await removeAdministrator(one)
})

const PERSON = { first_name: "An", last_name: "Claes" }
const PASSWORD = "amandes et noisettes"
const fresh = () => `staff-${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`

async function staff(): Promise<Staff> {
  return staffSchema.parse((await owner.send("GET", "/api/admin/staff")).body)
}
const member = async (email: string) => (await staff()).members.find((one) => one.email === email)
const invitation = async (email: string) => (await staff()).invitations.find((one) => one.email === email)
const call = (method: string, path: string, json?: object) =>
  owner.write(method, path, { ...(json && { json }), headers: { "Accept-Language": "nl" } })
const accept = (json: object) => new ShopClient().write("POST", "/api/auth/invitation", { json })

async function lastChange(id: string): Promise<Change | undefined> {
  const { body } = await owner.send(
    "GET",
    `/api/admin/changes?subject=administrator&subject_id=${id}&limit=1`,
  )
  return (body as Change[])[0]
}

describe("An invitation from the dashboard", () => {
  it("makes a new person an administrator with its role, once, and is logged", async () => {
    const email = fresh()
    const { status } = await call("POST", "/api/admin/invitations", { email, role: "goods" })
    expect(status).toBe(200)
    const { id = "" } = (await invitation(email)) ?? {}
    expect(await lastChange(id)).toMatchObject({ label: email, action: "invited", after: { role: "goods" } })
    expect(
      await call("POST", "/api/admin/invitations", { email: email.toUpperCase(), role: "owner" }),
    ).toMatchObject({
      ...{ status: 409, body: { code: "already_invited" } },
    })

    const { token, message } = await linkTo(email, "/nl/auth/invitation")
    expect(message.language).toBe("nl")
    expect(await accept({ token, ...PERSON, password: "perroquet" })).toMatchObject({
      ...{ status: 400, body: { code: "password_too_short" } },
    })
    expect((await accept({ token, ...PERSON, password: PASSWORD })).status).toBe(200)
    const shop = new ShopClient()
    const { user } = await shop.login(email, PASSWORD)
    invited.push(user)
    expect(user).toMatchObject({ is_admin: true, role: "goods", ...PERSON })
    expect((await shop.send("GET", "/api/admin/products?limit=1")).status).toBe(200)
    expect(await invitation(email)).toBeUndefined()
    expect(await accept({ token, ...PERSON, password: PASSWORD })).toMatchObject({
      ...{ status: 400, body: { code: "link_expired" } },
    })
  })

  it("gets a new link when it is sent again, and its links are invalid when it is withdrawn", async () => {
    const email = fresh()
    const { body } = await call("POST", "/api/admin/invitations", { email, role: "orders" })
    const { id } = body as { id: string }
    const first = await linkTo(email, "/auth/invitation")
    expect((await call("POST", `/api/admin/invitations/${id}/resend`)).status).toBe(200)
    const second = await until("the second link", async () => {
      const newest = await linkTo(email, "/auth/invitation")
      return newest.token !== first.token && newest
    })
    const by = (token: string) => accept({ token, ...PERSON, password: PASSWORD })
    expect((await by(first.token)).status).toBe(400)
    expect((await call("DELETE", `/api/admin/invitations/${id}`)).status).toBe(200)
    expect(await lastChange(id)).toMatchObject({ action: "invitation_withdrawn" })
    expect((await by(second.token)).status).toBe(400)
    expect((await call("DELETE", `/api/admin/invitations/${id}`)).status).toBe(404)
    expect((await call("POST", `/api/admin/invitations/${id}/resend`)).status).toBe(404)
  })

  it("requires the password of an existing customer account, which stays a customer account", async () => {
    const customer = new ShopClient()
    const { user, password } = await customer.register({ password: PASSWORD })
    await call("POST", "/api/admin/invitations", { email: user.email, role: "orders" })
    const { token } = await linkTo(user.email, "/auth/invitation")
    expect(await accept({ token, ...PERSON, password: "noisettes et amandes" })).toMatchObject({
      ...{ status: 403, body: { code: "wrong_password" } },
    })
    expect((await accept({ token, ...PERSON, password })).status).toBe(200)
    const signedIn = await new ShopClient().login(user.email, password)
    expect(signedIn.user).toMatchObject({ is_admin: true, role: "orders" })
    expect((await call("DELETE", `/api/admin/users/${signedIn.user.id}`)).status).toBe(200)
    expect((await new ShopClient().login(user.email, password)).user.is_admin).toBe(false)
  })
})

describe("The list of administrators", () => {
  it("shows sign-ins and sessions of a person, ends the sessions, and removes the person", async () => {
    const person = await inviteAdministrator("orders")
    const path = `/api/admin/users/${person.id}`
    const statusOfOrders = async () => (await person.shop.send("GET", "/api/admin/orders?limit=1")).status
    const listed = await member(person.email)
    expect(listed).toMatchObject({ role: "orders", has_second_factor: false, sessions: 1 })
    await new ShopClient().login(person.email, person.password)
    const after = await member(person.email)
    expect(after?.sessions).toBe(2)
    expect(Date.parse(after?.last_sign_in_at ?? "")).toBeGreaterThan(
      Date.parse(listed?.last_sign_in_at ?? ""),
    )

    expect((await call("DELETE", `${path}/sessions`)).status).toBe(200)
    expect(await statusOfOrders()).toBe(401)
    expect(await member(person.email)).toMatchObject({ sessions: 0 })
    expect(await lastChange(person.id)).toMatchObject({ label: person.email, action: "sessions_ended" })
    await until("the e-mail about ended sessions", async () =>
      (await mailTo(person.email)).some(({ subject }) => subject.includes("sessies")),
    )
    await person.shop.login(person.email, person.password)
    expect(await statusOfOrders()).toBe(200)

    expect((await call("DELETE", path)).status).toBe(200)
    expect(await statusOfOrders()).toBe(401)
    expect(await member(person.email)).toBeUndefined()
    expect(await lastChange(person.id)).toMatchObject({
      ...{ label: person.email, action: "deleted", before: { role: "orders" } },
    })
    expect((await call("DELETE", path)).status).toBe(404)
  })
})
