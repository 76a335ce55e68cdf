import { z } from "zod"
import { withoutEmpty } from "./route"

const schema = z
  .object({
    country: z.enum(["BE", "FR"]).default("BE"),
    vat_number: z.string().min(4).optional(),
    search: z.string().optional(),
    limit: z.coerce.number().min(1).default(20),
    quantity: z.string().regex(/^\d+$/),
  })
  .refine(() => true)

it("a route treats empty optional parameters as absent", () => {
  const query = { country: "", vat_number: "", limit: "", quantity: "1" }
  expect(withoutEmpty(query, schema)).toEqual({ quantity: "1" })
})

it("a route keeps values, required parameters, parameters that can be empty, and unknown ones", () => {
  const query = { country: "FR", vat_number: "BE", search: "", quantity: "", other: "" }
  expect(withoutEmpty(query, schema)).toEqual(query)
})
