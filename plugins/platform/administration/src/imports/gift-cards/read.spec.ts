import { readGiftCards } from "./read"

const read = async (lines: readonly string[], requested = {}) =>
  readGiftCards(Buffer.from(lines.join("\n")), requested)

describe("A file of gift cards", () => {
  it("has the balance and the last day of each card, and store credit without a code", async () => {
    const { balances, reading } = await read([
      "Code;E-mail;Solde;Expire le;Statut;Note",
      "GIFT-AAAA-1111;ada@example.org;12,50 €;31/08/2035;Actif;Foire",
      ";Bob@Example.org;5,00;;;",
    ])
    expect(reading.questions).toEqual([])
    expect(balances).toEqual([
      {
        ...{ line: 2, code: "GIFT-AAAA-1111", email: "", cents: 1_250, note: "Foire", wrong: [] },
        expires_at: "2035-08-31T22:00:00.000Z",
      },
      { line: 3, code: "", email: "bob@example.org", cents: 500, expires_at: null, note: "", wrong: [] },
    ])
  })

  it.each([
    ["Adobe Commerce", "code,status,date_expires,balance,state", "GIFT00001111,1,2035-08-31,20.0000,0"],
    [
      "WooCommerce",
      "Code,Recipient,Remaining,Expires",
      "GIFT-0000-1111,ada@example.org,20,2035-08-31 00:00:00",
    ],
  ])("of %s is recognised", async (_system, heading, line) => {
    const { balances } = await read([heading, line])
    expect(balances).toMatchObject([{ cents: 2_000, expires_at: "2035-08-31T22:00:00.000Z", wrong: [] }])
  })

  it("has the balance that remains, if it also states the amount of each card", async () => {
    for (const lines of [
      ["Code,Amount,Balance", "GIFT-AAAA-1111,50.00,12.50"],
      ["Code;Solde;Montant", "GIFT-AAAA-1111;12,50;50,00"],
      ["Code;Amount", "GIFT-AAAA-1111;12,50"],
    ])
      expect((await read(lines)).balances).toMatchObject([{ cents: 1_250, wrong: [] }])
  })

  it("has an error for each value that would be a guess", async () => {
    const { balances } = await read([
      "code,email,balance,currency,expires_at,status",
      "GIFT-AAAA-1111,,1.234,USD,tomorrow,maybe",
      "GIFT-AAAA-1112,,0,,,no",
      ",,5,,,",
      ",ada,5,,,",
      ",ada@example.org,5000.01,,2035-08-31,",
    ])
    expect(balances.map(({ wrong }) => wrong.map(({ code, about }) => about ?? code))).toEqual([
      ["balance", "currency", "expires_at", "status"],
      ["promotion_used_up", "promotion_off"],
      ["email_missing"],
      ["email_invalid"],
      ["balance", "expires_at"],
    ])
  })

  it("is stored without its codes, also under a heading that the shop does not know", async () => {
    const lines = ["Bon,Saldo,Email", "GIFT-AAAA-1111,5,ada@example.org"]
    for (const columns of [{}, { Bon: "code" as const }]) {
      const { reading } = await read(lines, { columns })
      expect(JSON.stringify(reading)).not.toContain("AAAA")
      expect(reading.headings[0]).toMatchObject({ samples: ["…1111"] })
    }
  })

  it("without columns for the balance and its owner is not read, and the administrator is asked for them", async () => {
    expect((await read(["Saldo,Naam", "5,Ada"])).reading.questions).toEqual([
      { code: "columns", samples: [] },
    ])
  })
})
