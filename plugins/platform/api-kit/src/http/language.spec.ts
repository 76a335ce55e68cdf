import { languageOf } from "./language"

describe("The caller's language", () => {
  it.each([
    [undefined, "fr"],
    ["", "fr"],
    ["nl", "nl"],
    ["nl-BE,nl;q=0.9,en;q=0.8", "nl"],
    ["EN-gb", "en"],
    ["de-DE,de;q=0.9,en;q=0.7,nl;q=0.8", "nl"],
    ["fr;q=0.1, en;q=0.2", "en"],
    ["en;q=0", "fr"],
    ["nl;q=high", "fr"],
    ["es", "fr"],
    ["*", "fr"],
    ["nlx", "fr"],
    [`${"x,".repeat(10_000)}nl`, "fr"],
  ])("for the Accept-Language header %j is %s", (header, language) =>
    expect(languageOf(header)).toBe(language),
  )
})
