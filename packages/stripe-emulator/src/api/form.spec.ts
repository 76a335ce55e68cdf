import { decodeForm } from "./form"

describe("Form decoding", () => {
  it("the form decoder decodes text, groups and lists, numbered or not", () => {
    expect(decodeForm("a=1&b[c]=2&d[0][e]=3&d[1][e]=4&f[]=5&f[]=6")).toEqual({
      a: "1",
      b: { c: "2" },
      d: [{ e: "3" }, { e: "4" }],
      f: ["5", "6"],
    })
  })

  it("the form decoder sorts a numbered list by its numbers, in any order of the fields", () => {
    expect(decodeForm("a[10]=k&a[2]=c&a[0]=a")).toEqual({ a: ["a", "c", "k"] })
  })

  it("the form decoder treats a field named __proto__ like any other field", () => {
    const form = decodeForm("metadata[__proto__]=x&__proto__[polluted]=yes")
    expect(Object.keys(form)).toEqual(["metadata", "__proto__"])
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  it.each(["a=1&a[b]=2", "a[b]=1&a=2", `a${"[b]".repeat(12)}=1`])(
    "the form decoder rejects contradictory fields: %s",
    (text) => {
      expect(() => decodeForm(text)).toThrow(/^Invalid/)
    },
  )
})
