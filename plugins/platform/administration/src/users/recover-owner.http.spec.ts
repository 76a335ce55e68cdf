import { execFile } from "node:child_process"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { confirmedSecondFactorSchema, newSecondFactorSchema } from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { codeOf } from "@bon-perroquet/testing/authenticator"
import { mailTo } from "@bon-perroquet/testing/mailbox"

const COMMAND = join(resolve(__dirname, "../../../../.."), "tools", "start", "recovery", "recover-owner.mjs")

/** Returns the output of the command. */
const recover = async (email: string): Promise<string> =>
  (
    await promisify(execFile)(process.execPath, [...process.execArgv, COMMAND, email], {
      env: { ...process.env },
    })
  ).stdout

describe("The recovery command", () => {
  it("gives an owner access without the second factor, ends sessions and e-mails the owners", async () => {
    const owner = await inviteAdministrator("owner")
    const { shop, email, password } = owner
    const setUp = await shop.write("POST", "/api/users/second-factor", { json: { password } })
    const { secret } = newSecondFactorSchema.parse(setUp.body)
    const json = { code: codeOf(secret) }
    const confirmed = await shop.write("POST", "/api/users/second-factor/confirmation", { json })
    shop.token = confirmedSecondFactorSchema.parse(confirmed.body).token

    const said = await recover(email.toUpperCase())
    expect(said).toMatch(/New password of .+: \w{16}\n/)
    const printedPassword = /: (\w{16})\n/.exec(said)?.[1] ?? ""
    expect((await shop.send("GET", "/api/users/me")).status).toBe(401)
    const again = new ShopClient()
    await again.login(email, printedPassword)
    expect((await again.send("GET", "/api/users/second-factor")).body).toMatchObject({ enabled: false })
    const log = await again.send("GET", "/api/admin/changes?subject=administrator&limit=20")
    expect(JSON.stringify(log.body)).toContain("owner_recovered")
    await until("the mail about the recovery", async () =>
      (await mailTo(email)).some(({ text }) => text.includes("npm run recover-owner")),
    )
    await removeAdministrator(owner)
  })
})
