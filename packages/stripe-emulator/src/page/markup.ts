/** Escaped HTML, created with `html` only. */
export class Markup {
  constructor(readonly text: string) {}
}

type Piece = Markup | string | number | null | false | Piece[]

/** Template tag for HTML. Escapes values, joins lists, and omits null and false. */
export function html(literals: TemplateStringsArray, ...pieces: Piece[]): Markup {
  const rendered = literals.map(
    (literal, i) => literal + (i < pieces.length ? render(pieces[i] ?? null) : ""),
  )
  return new Markup(rendered.join(""))
}

function render(piece: Piece): string {
  if (piece === null || piece === false) return ""
  if (Array.isArray(piece)) return piece.map(render).join("")
  if (piece instanceof Markup) return piece.text
  return String(piece).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
