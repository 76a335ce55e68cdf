import { onFreshProofRequired, withFreshProof } from "./fresh-proof"

const refusal = (body: object, url = "https://shop.example/api/users/export") => {
  const response = new Response(JSON.stringify(body), { status: 403 })
  Object.defineProperty(response, "url", { value: url })
  return response
}
const unproved = () => refusal({ code: "fresh_proof_required", proof: "password", detail: "" })

function sensitiveCall() {
  const call = { sent: 0, isProved: false }
  const send = () => {
    call.sent += 1
    return Promise.resolve(call.isProved ? new Response("{}") : unproved())
  }
  return { call, send }
}

describe("A call that needs a fresh proof of identity", () => {
  it("a call that needs a fresh proof is sent again after the user has entered the password or code", async () => {
    const { call, send } = sensitiveCall()
    const calls: string[] = []
    const stop = onFreshProofRequired((proof) => {
      calls.push(proof)
      call.isProved = true
      return Promise.resolve(true)
    })
    expect((await withFreshProof(send)).status).toBe(200)
    expect([call.sent, calls]).toEqual([2, ["password"]])
    stop()
  })

  it("a call that needs a fresh proof stays rejected if the user cancels, or if there is no prompt", async () => {
    const { call, send } = sensitiveCall()
    const stop = onFreshProofRequired(() => Promise.resolve(false))
    expect((await withFreshProof(send)).status).toBe(403)
    stop()
    expect((await withFreshProof(send)).status).toBe(403)
    expect(call.sent).toBe(2)
  })

  it("several calls that need a fresh proof at the same time prompt once", async () => {
    const calls = [sensitiveCall(), sensitiveCall()]
    let count = 0
    const stop = onFreshProofRequired(async () => {
      count += 1
      await new Promise((resolve) => setTimeout(resolve))
      for (const { call } of calls) call.isProved = true
      return true
    })
    const answers = await Promise.all(calls.map(({ send }) => withFreshProof(send)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(count).toBe(1)
    stop()
  })

  it("withFreshProof does not prompt for other rejections, or if the proof itself was rejected", async () => {
    let calls = 0
    const stop = onFreshProofRequired(() => Promise.resolve(Boolean(++calls)))
    await withFreshProof(() => Promise.resolve(refusal({ code: "role_not_allowed", detail: "" })))
    const wrongKind = { code: "fresh_proof_required", proof: "code", detail: "" }
    await withFreshProof(() => Promise.resolve(refusal(wrongKind, "https://shop.example/api/auth/proof")))
    expect(calls).toBe(0)
    stop()
  })
})
