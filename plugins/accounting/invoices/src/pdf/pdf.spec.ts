import { readFileSync } from "node:fs"
import { join } from "node:path"
import PDFDocument from "pdfkit"
import { creditNoteOf, undoingNoteOf } from "../documents/credit-note"
import { invoiceOf } from "../documents/invoice"
import { lineOf, type Sale } from "../documents/sale"
import type { Content } from "../modules/documents"
import { readLogosWith } from "../logos"
import { CREDIT, ISSUE, REFUNDED_AT, saleWith, SELLER } from "../testing/sample"
import { pdfOf } from "./index"

/** Folder of the storefront's texts. The invoice must name a button of the order's page as the page does. */
const LOCALES = "../../../../../storefront/src/i18n/locales"

interface Pen {
  _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } }
}
const pens = PDFDocument.prototype as { text: (this: Pen, ...given: unknown[]) => Pen }

const invoice = (fields: Partial<Sale> = {}) => invoiceOf(saleWith(fields), SELLER, ISSUE)

async function textsOf(content: Content) {
  const texts: string[] = []
  const missing = new Set<string>()
  const write = pens.text
  const spy = jest.spyOn(pens, "text").mockImplementation(function (this: Pen, ...parameters: unknown[]) {
    const text = String(parameters[0])
    for (const letter of text.replaceAll("\n", ""))
      if (!this._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) missing.add(letter)
    texts.push(text.replace(/[\u00a0\n]/g, " "))
    return write.apply(this, parameters)
  })
  try {
    const pdf = await pdfOf(content)
    const pages = pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length
    return { text: texts.join("\n"), missing: [...missing], pages }
  } finally {
    spy.mockRestore()
  }
}

describe("An invoice as PDF", () => {
  it("names seller, buyer, number, dates, lines, VAT per rate and totals", async () => {
    const { text, missing, pages } = await textsOf(invoice())
    for (const expected of [
      ...["Facture", "F-2026-000042", "21 novembre 2026", "BP-2026-000123"],
      ...["Bon Perroquet SRL", "TVA BE 0123.456.749", "RPM Bruxelles", "1000 Bruxelles, Belgique"],
      ...["Zoë Łukasiewicz", "Rue Haute 12 / 3"],
      ...["Amandes décortiquées", "7,35 €", "22,05 €", "Livraison", "5,95 €", "6 % / 21 %"],
      ...["23,75 €", "1,42 €", "25,17 €", "18,85 €", "3,96 €", "22,81 €"],
      ...["42,60 €", "5,38 €", "47,98 €", "Payée le 21 novembre 2026", "14 jours"],
    ])
      expect(text).toContain(expected)
    expect(missing).toEqual([])
    expect(pages).toBe(1)
  })

  it("states when and how an order on account is to be paid, and its credit notes what they lower", async () => {
    const due = { day: "2026-12-21", communication: "+++260/0001/23480+++" }
    const sold = invoice({ paid_with: { kind: "account", brand: null, last4: null, due } })
    const { text } = await textsOf(sold)
    expect(text).toContain(`À payer au plus tard le 21 décembre 2026 sur le compte ${SELLER.bank_account}`)
    expect(text).toContain(due.communication)
    expect(text).not.toContain("Payée le")
    const credited = await textsOf(creditNoteOf([sold], [], { cents: 500, at: REFUNDED_AT }, CREDIT))
    expect(credited.text).toContain("Porté au crédit de votre compte")
  })

  it("keeps the letterhead of the day it was issued, with the logo instead of the name", async () => {
    const png = readFileSync(join(__dirname, "../../../../../storefront/public/favicon-32.png"))
    readLogosWith((id) => Promise.resolve(id === "logo_1" ? png : undefined))
    const with_ = (logo: string | null) => {
      const { seller, ...content } = invoice()
      return { ...content, seller: { ...seller, letterhead: { logo, color: "#1d3f8f" } } }
    }
    const [named, drawn, lost] = [with_(null), with_("logo_1"), with_("logo_2")]
    expect((await pdfOf(drawn)).toString("latin1")).toContain("/Subtype /Image")
    expect((await pdfOf(named)).toString("latin1")).not.toContain("/Subtype /Image")
    expect((await textsOf(drawn)).text.split("\n")[0]).toBe("Facture")
    expect((await textsOf(lost)).text.split("\n")[0]).toBe("Bon Perroquet")
    expect((await pdfOf(drawn)).equals(await pdfOf(drawn))).toBe(true)
    readLogosWith(undefined)
  })

  it("names the right of withdrawal and its button, only for lines with this right", async () => {
    const [first, ...others] = saleWith({}).lines
    if (!first) throw new Error("The sample has no line.")
    const food = { ...first, perishable: true as const }
    const { withdrawal } = JSON.parse(readFileSync(join(__dirname, LOCALES, "fr/account.json"), "utf8")) as {
      withdrawal: { open: string }
    }
    const mixed = await textsOf(invoice({ lines: [food, ...others] }))
    expect(mixed.text).toContain(withdrawal.open)
    expect(mixed.text).toContain(`périssable (${food.name})`)
    expect((await textsOf(invoice({ lines: [food] }))).text).not.toContain("14 jours")
    expect((await textsOf(invoice({ lines: [first] }))).text).not.toContain("périssable")
  })

  it.each([
    [{ kind: "card", brand: "visa", last4: "4242" }, "fr", "(Visa •••• 4242)"],
    [{ kind: "bancontact", brand: null, last4: null }, "nl", "(Bancontact)"],
    [{ kind: "transfer", brand: null, last4: null }, "en", "(bank transfer)"],
  ] as const)("names the payment method: %j in %s is %s", async (paid_with, language, expected) => {
    const { text, missing } = await textsOf(invoice({ paid_with, language }))
    expect(text).toContain(expected)
    expect(missing).toEqual([])
  })

  it("names each method of a split payment with its amount", async () => {
    const paid_by = [
      { method: { kind: "gift_card", brand: null, last4: "HB4C" } as const, paid_cents: 1000 },
      { method: { kind: "card", brand: "visa", last4: "4242" } as const, paid_cents: 3798 },
    ]
    const sold = invoice({ paid_by, language: "en" })
    const { text, missing } = await textsOf(sold)
    expect(text).toContain("(gift card •••• HB4C €10.00, Visa •••• 4242 €37.98)")
    expect(missing).toEqual([])
    const credited = await textsOf(creditNoteOf([sold], [], { cents: 500, at: REFUNDED_AT }, CREDIT))
    expect(credited.text).not.toContain("HB4C")
  })

  it("states the rest of an order on account that a gift card paid in part", async () => {
    const due = { day: "2026-12-21", communication: "+++260/0001/23480+++" }
    const account = { kind: "account", brand: null, last4: null, due } as const
    const paid_by = [
      { method: account, paid_cents: 3798 },
      { method: { kind: "gift_card", brand: null, last4: "HB4C" } as const, paid_cents: 1000 },
    ]
    const { text } = await textsOf(invoice({ paid_with: account, paid_by, language: "en" }))
    expect(text).toContain("(gift card •••• HB4C €10.00). Left to pay: €37.98. Payable by 21 December 2026")
  })

  it("is the same bytes at each download", async () => {
    const [first, second] = [await pdfOf(invoice()), await pdfOf(invoice())]
    expect(first.equals(second)).toBe(true)
    expect((await pdfOf(invoice({ language: "nl" }))).equals(first)).toBe(false)
  })

  it.each([
    ["nl", ["Factuur", "Stukprijs incl. btw", "€ 22,05", "RPR Brussel", "herroepen"]],
    ["en", ["Invoice", "Unit price incl. VAT", "€22.05", "Brussels register", "withdraw"]],
  ] as const)("is in the customer's language: %s", async (language, expected) => {
    const { text, missing } = await textsOf(invoice({ language }))
    for (const each of expected) expect(text).toContain(each)
    expect(missing).toEqual([])
  })

  it("names the country of its rates under the One-Stop Shop", async () => {
    const lines = [lineOf({ name: "Noix", quantity: 1, unit_cents: 1055, rate: 5.5 })]
    const { text } = await textsOf(invoice({ country: "FR", scheme: "oss", lines, delivery_cents: 0 }))
    expect(text).toContain("5,5 % (France)")
    expect(text).toContain("guichet unique OSS")
    expect((await textsOf(invoice({ country: "BE", scheme: "oss" }))).text).not.toContain("OSS")
    expect((await textsOf(invoice({ country: "FR" }))).text).not.toContain("OSS")
  })

  it("continues over several pages with large sums and long names", async () => {
    const lines = Array.from({ length: 60 }, (_, index) =>
      lineOf({
        name: `Mélange ${"grands perroquets ".repeat(4)}${index}`,
        quantity: 99,
        unit_cents: 49_999,
        rate: 21,
      }),
    )
    const { text, pages } = await textsOf(invoice({ lines }))
    expect(pages).toBeGreaterThan(2)
    expect(text).toContain(`Page ${pages ?? 0} sur ${pages ?? 0}`)
    expect(text).toContain("2 969 946,55 €")
  })

  it("can print the letters of European names", async () => {
    const name = "Őrsi Čapek-Ångström, Đorđe Ñandú & Ÿlœ ẞ Ελένη Юлия"
    expect((await textsOf(invoice({ buyer: { ...saleWith().buyer, name } }))).missing).toEqual([])
  })

  it("prints names in other scripts with their own typefaces", async () => {
    const pdf = await pdfOf(invoice({ buyer: { ...saleWith().buyer, name: "王伟 محمد 🦜" } }))
    for (const face of ["NotoSansSC", "NotoSansArabic", "NotoEmoji"])
      expect(pdf.toString("latin1")).toContain(face)
    expect(pdf.length).toBeLessThan(80_000)
  })
})

describe("A credit note as PDF", () => {
  it("names its invoice and the credit at each rate", async () => {
    const note = creditNoteOf([invoice()], [], { cents: 1000, at: REFUNDED_AT }, CREDIT)
    const { text } = await textsOf(note)
    for (const expected of [
      "Note de crédit",
      "C-2026-000007",
      "Corrige la facture F-2026-000042 du 21 novembre 2026",
      "Remboursement partiel",
      "5,25 €",
      "4,75 €",
      "10,00 €",
      "Montant remboursé le 25 novembre 2026",
    ])
      expect(text).toContain(expected)
    expect(text).not.toContain("Payée")
  })

  it.each([
    ["fr", "Motif : Sachet abîmé"],
    ["nl", "Reden: Sachet abîmé"],
    ["en", "Reason: Sachet abîmé"],
    ["de", "Grund: Sachet abîmé"],
  ] as const)("gives the reason in the customer's language: %s", async (language, expected) => {
    const [line] = invoice().lines
    const item = { id: "l", name: line?.name ?? "", quantity: 1, amount_cents: 735, vat_rate: 6 }
    const refunded = {
      ...{ cents: 735, at: REFUNDED_AT, reason: "Sachet abîmé" },
      parts: { items: [item], delivery_cents: 0, amounts: [] },
    }
    const note = creditNoteOf([invoice({ language })], [], refunded, CREDIT)
    const { text, missing } = await textsOf(note)
    expect(text).toContain(expected)
    expect(text).toContain("Amandes décortiquées")
    expect(missing).toEqual([])
    const undone = await textsOf(undoingNoteOf(note, CREDIT))
    expect(undone.text).not.toContain("Sachet abîmé")
  })
})
