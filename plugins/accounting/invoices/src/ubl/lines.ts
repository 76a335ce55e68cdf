import { splitByProportion } from "@bon-perroquet/contract/vat/totals"
import type { Content } from "../modules/documents"
import { textsIn } from "../pdf/texts"

export interface UblLine {
  name: string
  quantity: number
  rate: number
  net_cents: number
}

type Charged = { name: string; quantity: number; rate: number; gross_cents: number }

/** Returns the amounts charged at a rate: the document's lines, and the rest as delivery or credited amount. */
function chargedAt(content: Content, rate: number, gross_cents: number): Charged[] {
  const texts = textsIn(content.language)
  const named: Charged[] = [
    ...content.lines,
    ...(content.amounts ?? []).map((amount) => ({ ...amount, name: texts.credited.amount, quantity: 1 })),
  ].filter((line) => line.rate === rate)
  const left = gross_cents - named.reduce((sum, line) => sum + line.gross_cents, 0)
  if (!left) return named
  const { part, rest, undone } = texts.credited
  const credited = content.undoes ? undone : content.credits?.extent === "rest" ? rest : part
  const name = content.delivery_cents || content.lines.length ? texts.delivery : credited
  return [...named, { name, quantity: 1, rate, gross_cents: left }]
}

/**
 * Returns lines without VAT. A rate's net amount is spread over its lines in whole cents that add up to the
 * document's totals.
 */
export function ublLinesOf(content: Content): UblLine[] {
  return content.totals.vat.flatMap(({ rate, net_cents, vat_cents }) => {
    const charged = chargedAt(content, rate, net_cents + vat_cents)
    const shares = splitByProportion(
      net_cents,
      charged.map((line) => Math.abs(line.gross_cents)),
    )
    return charged.map(({ name, quantity, gross_cents }, at) => {
      const net = shares[at] ?? 0
      // A price can't be negative, so the quantity is.
      return { name, quantity: gross_cents < 0 ? 0 - quantity : quantity, rate, net_cents: net }
    })
  })
}
