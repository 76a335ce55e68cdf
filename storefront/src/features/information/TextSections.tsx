import type { Section, Sections } from "../../i18n/information-texts"
import { RichText } from "../../components/RichText"
import { TextTable } from "../../components/written-text"

function Sentences({ texts }: { texts: string[] | undefined }) {
  // Hides texts whose placeholders are all empty.
  return texts?.filter(Boolean).map((text) => (
    <p key={text} className="mt-3">
      <RichText text={text} />
    </p>
  ))
}

const richRow = (row: string[]) => row.map((cell) => <RichText key={cell} text={cell} />)

function TextSection({ id, section }: { id: string; section: Section }) {
  const { heading, text, points, table, after } = section
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} tabIndex={-1} className="text-xl outline-none print:break-after-avoid">
        {heading}
      </h2>
      <Sentences texts={text} />
      {points && (
        <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-leaf">
          {points.map((point) => (
            <li key={point}>
              <RichText text={point} />
            </li>
          ))}
        </ul>
      )}
      {table && table.rows.length > 0 && (
        <TextTable labelledBy={id} head={table.head} rows={table.rows.map(richRow)} />
      )}
      <Sentences texts={after} />
    </section>
  )
}

export function TextSections({ sections }: { sections: Sections }) {
  return Object.entries(sections).map(([id, section]) => <TextSection key={id} id={id} section={section} />)
}
