import {
  fillGaps,
  type Language,
  type TextBlock,
  type TextSection,
  type TextSpan,
} from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useDeliveryRows } from "../arrival"
import { useLanguage } from "../../i18n"
import { TextTable } from "./TextTable"
import { Link } from "react-router"
import { TEXT_LINK } from "./text-link"

type BlockProps = { block: TextBlock; facts: Facts; labelledBy: string; language: Language }

function Block({ block, facts, labelledBy, language }: BlockProps) {
  const render = (spans: Parameters<typeof wordsOf>[0]) => <Spans spans={spans} facts={facts} />
  switch (block.type) {
    case "heading":
      return <h3 className="mt-6 text-lg print:break-after-avoid">{render(block.spans)}</h3>
    case "paragraph":
      return wordsOf(block.spans, facts) ? (
        <p className="mt-3 whitespace-pre-line">{render(block.spans)}</p>
      ) : null
    case "list": {
      const List = block.is_ordered ? "ol" : "ul"
      const mark = block.is_ordered ? "list-decimal" : "list-disc"
      return (
        <List className={`mt-3 ${mark} space-y-1.5 pl-5 marker:text-leaf`}>
          {block.items.map((item, place) => (
            <li key={place}>{render(item)}</li>
          ))}
        </List>
      )
    }
    case "table":
      return (
        <TextTable
          labelledBy={labelledBy}
          head={block.head.map((cell) => wordsOf(cell, facts))}
          rows={block.rows.map((row) =>
            row.map((cell, place) => <Spans key={place} spans={cell} facts={facts} />),
          )}
        />
      )
    case "times":
      return <TimesTable labelledBy={labelledBy} language={language} />
  }
}

function TimesTable({ labelledBy, language }: Pick<BlockProps, "labelledBy" | "language">) {
  const { t } = useTranslation("information", { lng: language })
  const rows = useDeliveryRows(language)
  const { times: part } = t("shipping.sections", { returnObjects: true })
  if (!rows.length) return null
  return <TextTable labelledBy={labelledBy} head={part?.table?.head ?? []} rows={rows} />
}

type WrittenSectionsProps = {
  sections: readonly TextSection[]
  facts: Facts
  language?: Language
}

/** Renders the merchant's texts as elements and never as HTML, so that they cannot contain scripts. */
export function WrittenSections({ sections, facts, language }: WrittenSectionsProps) {
  const reader = useLanguage()
  const textLanguage = language ?? reader.language
  return sections.map(({ id, heading, blocks }) => (
    <section key={id} {...(id && { "aria-labelledby": id })} className="mt-10">
      {heading && (
        <h2 id={id} tabIndex={-1} className="text-xl outline-none print:break-after-avoid">
          {fillGaps(heading, facts)}
        </h2>
      )}
      {blocks.map((block, place) => (
        <Block key={place} block={block} facts={facts} labelledBy={id} language={textLanguage} />
      ))}
    </section>
  ))
}

type Facts = Readonly<Record<string, string>>

/** Fills placeholders of a link with encoded values. */
const fillAddress = (href: string, facts: Facts): string =>
  fillGaps(
    href,
    Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [name, encodeURIComponent(value).replaceAll("%40", "@")]),
    ),
  )

/** Returns the text with filled placeholders. Empty if all placeholders are empty and there is no other text. */
const wordsOf = (spans: readonly TextSpan[], facts: Facts): string =>
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

function Spans({ spans, facts }: { spans: readonly TextSpan[]; facts: Facts }) {
  return spans.map((span, place) => <Span key={place} span={span} facts={facts} />)
}
