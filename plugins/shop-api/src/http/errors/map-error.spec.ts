import { z } from "zod"
import { ERROR_CODES, message } from "../../messages"
import { mapError } from "./map-error"
import { refuse } from "../refusal"

const zodError = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error
const shown = (error: unknown) => {
  const refusal = mapError(error)
  return refusal && [refusal.status, refusal.code]
}

describe("A thrown error", () => {
  it.each<[string, unknown, unknown]>([
    ["a refusal", refuse("out_of_stock", 400), [400, "out_of_stock"]],
    ["input that does not fit", zodError(z.object({ a: z.string() }), {}), [400, "invalid_request"]],
    ["a body that is no JSON", { type: "entity.parse.failed", status: 400 }, [400, "malformed_body"]],
    ["a body that is too large", { type: "entity.too.large", status: 413 }, [413, "payload_too_large"]],
    ["a strange encoding", { type: "encoding.unsupported", status: 415 }, [415, "unsupported_media_type"]],
    [
      "a path that can't be decoded",
      Object.assign(new URIError("x"), { status: 400 }),
      [400, "invalid_request"],
    ],
    ["a defect", new TypeError("x is undefined"), undefined],
    ["a server's error", { status: 503 }, undefined],
    ["text", "boom", undefined],
    ["nothing", null, undefined],
  ])("%s", (_name, error, expected) => expect(shown(error)).toEqual(expected))

  it("names the contract's field and nothing that the caller sent", () => {
    const schema = z.object({ items: z.array(z.object({ quantity: z.number() })) })
    const refusal = mapError(zodError(schema, { items: [{ quantity: "<script>" }] }))
    expect(refusal?.params).toEqual({ field: "items.quantity" })
    expect(refusal?.in("en").detail).toBe("The value of “items.quantity” is not valid.")
  })

  it.each(ERROR_CODES)("with code %s has a message in each language", (code) => {
    const sentences = (["fr", "nl", "en"] as const).map((language) => message(code, language))
    expect(new Set(sentences).size).toBe(3)
    for (const sentence of sentences) expect(sentence).toMatch(/^\S.*[.]$/)
  })
})
