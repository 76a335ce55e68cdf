import { fillGaps, type TextSpan } from "@bon-perroquet/contract"
import { Link } from "react-router"
import { TEXT_LINK } from "./text-link"

/** What holds at the moment, by the names that texts have for it. */
export type Facts = Readonly<Record<string, string>>

/** What is filled into an address is a part of it, and begins nothing else. */
const fillAddress = (href: string, facts: Facts): string =>
  fillGaps(
    href,
    Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [name, encodeURIComponent(value).replaceAll("%40", "@")]),
    ),
  )

/** Some text without its looks: empty where all of its gaps are. */
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

/** A paragraph's or a cell's text with its looks and links. */
export function Spans({ spans, facts }: { spans: readonly TextSpan[]; facts: Facts }) {
  return spans.map((span, place) => <Span key={place} span={span} facts={facts} />)
}
