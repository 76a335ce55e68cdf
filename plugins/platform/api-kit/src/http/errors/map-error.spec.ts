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
    ["input that violates a schema", zodError(z.object({ a: z.string() }), {}), [400, "invalid_request"]],
    ["a body that is not JSON", { type: "entity.parse.failed", status: 400 }, [400, "malformed_body"]],
    ["a body that is too large", { type: "entity.too.large", status: 413 }, [413, "payload_too_large"]],
    ["an unknown encoding", { type: "encoding.unsupported", status: 415 }, [415, "unsupported_media_type"]],
    [
      "a path that can't be decoded",
      Object.assign(new URIError("x"), { status: 400 }),
      [400, "invalid_request"],
    ],
    ["a defect", new TypeError("x is undefined"), undefined],
    ["an internal error", { status: 503 }, undefined],
    ["text", "boom", undefined],
    ["nothing", null, undefined],
  ])("is mapped: %s", (_name, error, expected) => expect(shown(error)).toEqual(expected))

  it("is answered with field names of the contract and without the caller's values", () => {
    const schema = z.object({ items: z.array(z.object({ quantity: z.number() })) })
    const refusal = mapError(zodError(schema, { items: [{ quantity: "<script>" }] }))
    expect(refusal?.in("en")).toEqual({
      code: "invalid_request",
      detail: "Quantity: a value of another type.",
      errors: [
        { field: "items.0.quantity", code: "wrong_kind", reason: "Quantity: a value of another type." },
      ],
    })
  })

  it("is answered with a reason for every wrong field in the caller's language", () => {
    const schema = z.strictObject({
      email: z.email(),
      password: z.string().min(6),
      quantity: z.number().max(99),
      country: z.enum(["BE", "FR"]),
      city: z.string().min(1),
      street: z.string(),
    })
    const sent = { email: "ada", password: "abc", quantity: 100, country: "US", city: "", extra: 1 }
    const { error } = schema.safeParse(sent, { reportInput: true })
    const shown = (language: "fr" | "nl") =>
      Object.fromEntries(
        mapError(error)
          ?.in(language)
          .errors?.map(({ field, reason }) => [field, reason]) ?? [],
      )
    expect(shown("fr")).toEqual({
      email: "Adresse e-mail invalide.",
      password: "Le mot de passe doit contenir au moins 6 caractères.",
      quantity: "Quantité\u00A0: 99 au plus.",
      country: "Choisissez un pays où nous livrons.",
      city: "Indiquez la localité.",
      street: "Indiquez la rue.",
      extra: "Champ inconnu.",
    })
    expect(shown("nl")).toMatchObject({
      password: "Het wachtwoord moet minstens 6 tekens bevatten.",
      street: "Vul de straat in.",
    })
  })

  it("is answered with a reason if a handler rejects a field", () => {
    expect(mapError(refuse("invalid_request", 400, { field: "category_id" }))?.in("en")).toEqual({
      code: "invalid_request",
      detail: "Not in the expected format.",
      errors: [{ field: "category_id", code: "wrong_format", reason: "Not in the expected format." }],
    })
  })

  it.each(ERROR_CODES)("with code %s has a message in each language", (code) => {
    const sentences = (["fr", "nl", "en"] as const).map((language) => message(code, language))
    expect(new Set(sentences).size).toBe(3)
    for (const sentence of sentences) expect(sentence).toMatch(/^\S.*[.]$/)
  })
})
