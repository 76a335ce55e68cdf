import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { keepRoleOfInvited } from "./keep-roles"

it("an invitation of an invalid e-mail address is rejected with the field and the reason", async () => {
  const answers: unknown[] = []
  const response = {
    vary: () => response,
    status: (status: number) => (answers.push(status), response),
    json: (body: unknown) => answers.push(body),
  }
  const request = { body: { email: "ada" }, headers: {}, scope: { resolve: () => undefined } }
  await keepRoleOfInvited(request as unknown as MedusaRequest, response as unknown as MedusaResponse, fail)
  expect(answers).toEqual([
    400,
    expect.objectContaining({ errors: [expect.objectContaining({ field: "email", code: "not_email" })] }),
  ])
})

const fail = () => {
  throw new Error("The call continued.")
}
