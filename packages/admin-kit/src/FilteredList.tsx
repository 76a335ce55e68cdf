import { Button, Input, Text } from "@medusajs/ui"
import { useEffect, useState, type ReactNode } from "react"
import { useAddress } from "./address"
import { Answered } from "./Answered"
import { useAnswer } from "./answers"
import { Field, SelectField } from "./Field"
import { Section } from "./Section"

const ALL = "all"
/** Milliseconds between the last keystroke and the request. */
const TYPING = 300
const PAGE_SIZE = 25
const FIRST_PAGE = { offset: "" }

interface ListTexts {
  title: string
  hint: string
  search: string
  filter: string
  all: string
  empty: string
  previous: string
  next: string
  pages: (place: { from: number; to: number; count: number }) => string
}

interface State {
  value: string
  text: string
}

interface FilteredListProps<A extends { count: number }, Row> {
  path: string
  texts: ListTexts
  states: readonly State[]
  rowsOf: (answer: A) => readonly Row[]
  children: (rows: readonly Row[]) => ReactNode
}

/** Shows a list with filters and pages. The URL contains both, so that it can be shared. */
export function FilteredList<A extends { count: number }, Row>({
  path,
  texts,
  states,
  rowsOf,
  children,
}: FilteredListProps<A, Row>) {
  const [params] = useAddress()
  const offset = Number(params.get("offset") ?? 0)
  const answer = useAnswer<A>(path, {
    state: params.get("state") ?? undefined,
    search: params.get("search") ?? undefined,
    offset,
    limit: PAGE_SIZE,
  })
  return (
    <Section title={texts.title} hint={texts.hint} level="h1">
      <Filters texts={texts} states={states} />
      <Answered answer={answer}>
        {(answered) => {
          const rows = rowsOf(answered)
          return rows.length ? (
            <>
              {children(rows)}
              <Pages texts={texts} offset={offset} count={answered.count} />
            </>
          ) : (
            <Text size="small" className="px-6 py-4" role="status">
              {texts.empty}
            </Text>
          )
        }}
      </Answered>
    </Section>
  )
}

function Filters({ texts, states }: { texts: ListTexts; states: readonly State[] }) {
  const [params, change] = useAddress()
  const searched = params.get("search") ?? ""
  const [typed, setTyped] = useState(searched)
  /** Words of the address, and the words that this field searched last. */
  const [shown, setShown] = useState(searched)
  const [sent, setSent] = useState(searched)
  if (searched !== shown) {
    setShown(searched)
    // Another link or Back changed the address, so the typed words belong to the former list.
    if (searched !== sent) {
      setSent(searched)
      setTyped(searched)
    }
  }

  useEffect(() => {
    const words = typed.trim()
    if (words === sent) return
    const waiting = setTimeout(() => {
      setSent(words)
      change({ search: words, ...FIRST_PAGE }, { replace: true })
    }, TYPING)
    return () => clearTimeout(waiting)
  }, [typed, sent, change])

  return (
    <div className="grid grid-cols-1 gap-4 px-6 py-4 md:grid-cols-2">
      <Field label={texts.search}>
        {(control) => (
          <Input
            {...control}
            maxLength={120}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <SelectField
        label={texts.filter}
        value={params.get("state") ?? ALL}
        options={[{ value: ALL, text: texts.all }, ...states]}
        onChange={(state) => change({ state: state === ALL ? "" : state, ...FIRST_PAGE })}
      />
    </div>
  )
}

function Pages({ texts, offset, count }: { texts: ListTexts; offset: number; count: number }) {
  const [, change] = useAddress()
  const go = (to: number) => change({ offset: String(Math.max(0, to)) })
  const to = Math.min(offset + PAGE_SIZE, count)
  const step = (label: string, by: number, disabled: boolean) => (
    <Button size="small" variant="secondary" disabled={disabled} onClick={() => go(offset + by)}>
      {label}
    </Button>
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
      <Text size="small" className="text-ui-fg-subtle">
        {texts.pages({ from: offset + 1, to, count })}
      </Text>
      <div className="flex gap-2">
        {step(texts.previous, -PAGE_SIZE, offset === 0)}
        {step(texts.next, PAGE_SIZE, to >= count)}
      </div>
    </div>
  )
}
