import { documents, read } from "./documents"

const FOLDER = "docs/decisions/"
const records = documents.filter((file) => /^docs\/decisions\/\d{4}-/.test(file))

/** Rows of the index by file: number, title, status and date. */
const rows = new Map(
  [
    ...read(`${FOLDER}README.md`).matchAll(
      /^\| +(\d+) \| \[(.*?)\]\((\d{4}-[\w-]+\.md)\) +\| (.*?) +\| (.*?) +\|$/gm,
    ),
  ].map(([, number, title, file = "", status, date]) => [file, { number, title, status, date }]),
)

describe.each(records)("The decision record %s", (file) => {
  const text = read(file)
  const name = file.slice(FOLDER.length)

  it("has a title, a status, a date and the sections of a decision", () => {
    expect(text).toMatch(/^# \d+\. .+\n\n- Status: .+\n- Date: \d{4}-\d{2}-\d{2}\n/)
    const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)
    expect(sections).toEqual(["Context", "Decision", "Rejected options", "Consequences"])
  })

  it("is in the index with its status and date", () => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? []
    const [, status] = /^- Status: (.+)$/m.exec(text) ?? []
    const [, date] = /^- Date: (.+)$/m.exec(text) ?? []
    expect(rows.get(name)).toEqual({ number, title, status, date })
    expect(Number(number)).toBe(Number(name.slice(0, 4)))
  })
})

it("the index of decisions lists existing files only", () => {
  const files = new Set(records.map((file) => file.slice(FOLDER.length)))
  expect([...rows.keys()].filter((file) => !files.has(file))).toEqual([])
  expect(rows.size).toBeGreaterThan(50)
})
