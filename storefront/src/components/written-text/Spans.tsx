import { fillGaps, type TextSpan } from "@bon-perroquet/contract"
import { Link } from "react-router"
import { TEXT_LINK } from "./text-link"

/** Values of the placeholders. */
export type Facts = Readonly<Record<string, string>>

/** Placeholder values are encoded as part of an address. */
const fillAddress = (href: string, facts: Facts): string =>
  fillGaps(
    href,
    Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [name, encodeURIComponent(value).replaceAll("%40", "@")]),
    ),
  )

/** Returns the plain text, empty if all its placeholders are. */
export const wordsOf = (spans: readonly TextSpan[], facts: Facts): string =>
  spans
    .map(({ text }) => fillGaps(text, facts))
    .join("")
    .trim()

function Span({ span, facts }: { span: TextSpan; facts: Facts }) {
  const words = fillGaps(span.text, facts)
  const looked = span.emphasis ? <em>{words}</em> : words
  const text = span.strong ? <strong>{looked}</strong> : looked
  if (span.href === undefined) return text
  const address = fillAddress(span.href, facts)
  if (address.startsWith("/"))
    return (
      <Link to={address} className={TEXT_LINK}>
        {text}
      </Link>
    )
  return (
    <a href={address} rel="noopener" className={TEXT_LINK}>
      {text}
    </a>
  )
}

/** Renders formatted text with links. */
export function Spans({ spans, facts }: { spans: readonly TextSpan[]; facts: Facts }) {
  return spans.map((span, place) => <Span key={place} span={span} facts={facts} />)
}
