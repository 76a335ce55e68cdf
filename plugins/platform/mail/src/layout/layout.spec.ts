import { MAIL, SENDER } from "../testing/sample"
import { htmlPart, textPart } from "./index"

describe("A message", () => {
  const { content, subject } = MAIL

  it("repeats its whole content in the plain text part", () => {
    const text = textPart(content, "nl", SENDER)
    for (const part of [
      "Dag Anne,",
      "Eerste regel\ntweede regel",
      "Amandelen 1 kg: € 18,90",
      "Uw bestelling bekijken:\nhttps://shop.example/orders/1?a=1&b=2",
      "Het team van Bon Perroquet",
      "Niet door u besteld? Laat het ons weten.",
      "Bon Perroquet SRL, Rue du Marché 1, 1000 Bruxelles",
      "Btw BE 0123.456.749",
    ])
      expect(text).toContain(part)
  })

  it("has an HTML page in its language that loads nothing remote", () => {
    const html = htmlPart(subject, content, "nl", SENDER)
    expect(html).toContain('<html lang="nl">')
    expect(html).toContain("Eerste regel<br>tweede regel")
    expect(html).toContain('href="https://shop.example/orders/1?a=1&amp;b=2"')
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i)
  })

  it("has the merchant's colours and logo, which is a part of the message", () => {
    const logo = { id: "logo_01JX2V0000000000000000000A", width: 480, height: 160 }
    const brand = { logo, colors: { action: "#1d3f8f", promotion: "#8f1d5c", paper: "#f7f9fc" } }
    const html = htmlPart(subject, content, "nl", { ...SENDER, brand })
    expect(html).toContain('bgcolor="#1d3f8f"')
    expect(html).toContain("background:#f7f9fc")
    expect(html).toContain(`<img src="cid:${logo.id}" alt="Bon Perroquet" width="168" height="56"`)
    expect(html.match(/src=/g)).toHaveLength(1)
  })

  it.each(["fr", "nl", "en"] as const)("ends with the shop's signature in %s", (language) => {
    expect(textPart(content, language, SENDER)).toMatch(/Bon Perroquet(?! SRL)/)
  })

  it("shows markup typed by a customer as plain text", () => {
    const evil = `<img src=x onerror="alert(1)">'&`
    const html = htmlPart(evil, { greeting: evil, paragraphs: [evil], table: { rows: [[evil, evil]] }, footer: evil }, "fr", SENDER) // prettier-ignore
    expect(html).not.toContain("<img")
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&#39;&amp;/g)).toHaveLength(7)
  })

  it("keeps French punctuation on the line of its word", () => {
    const html = htmlPart("Retour de « Noix » ?", { paragraphs: ["Bonne nouvelle : oui !"] }, "fr", SENDER)
    expect(html).toContain("Retour de «&nbsp;Noix&nbsp;»&nbsp;?")
    expect(html).toContain("Bonne nouvelle&nbsp;: oui&nbsp;!")
  })

  it("rejects links with a scheme other than http, https or mailto", () => {
    const action = { label: "x", url: "javascript:alert(1)" }
    expect(() => htmlPart("x", { paragraphs: [], action }, "fr", SENDER)).toThrow("must not link")
  })
})
