export { flatHeadings } from "./flat-headings"
export { headingsWithSamples, markedCsv, openTable, readFile, textOf, unknownNames } from "./read-file"
